import { Link, useModel } from '@umijs/max';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useT } from '@/hooks/useT';
import { showMessage } from '@/request/feedback';
import type { Delivery } from '@/services/types';
import styles from './DeliveryActions.module.css';
import { nextLinkOf } from './nextLink';
import { withdrawalOf } from './shared/lifecycle';

const ConfirmDialog = lazy(
  () => import(/* webpackChunkName: "confirm" */ '@/components/ConfirmDialog'),
);

interface DeliveryActionsProps {
  delivery: Delivery;
  onChanged: () => void;
}

/** What the candidate may do with a delivery now; a withdrawal says its consequence first. */
export default function DeliveryActions({ delivery, onChanged }: DeliveryActionsProps) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const { withdraw } = useModel('delivery');
  const { kind, status, positionState, appointment } = delivery;
  const next = nextLinkOf(delivery);
  const outcome = withdrawalOf(status, kind, positionState);
  const word = outcome === 'removed' ? 'remove' : outcome === 'cancelled' ? 'cancel' : 'withdraw';
  const consequence = [
    t(`deliveries.${word}.consequence`),
    ...(word === 'withdraw' && appointment?.slotId ? [t('deliveries.withdraw.slot')] : []),
  ].join(' ');

  const run = async () => {
    try {
      await withdraw(delivery.id);
      showMessage('success', t(`deliveries.${word}.done`));
    } finally {
      // After a failure too: the delivery may have moved on meanwhile, which is often why it failed.
      onChanged();
    }
  };

  if (!next && !outcome) return null;
  return (
    <div className={styles.actions}>
      {next && (
        <Link className={next.type === 'attend' ? styles.quiet : styles.main} to={next.to}>
          {t(`deliveries.action.${next.type}`)}
        </Link>
      )}
      {outcome && <Button onClick={() => setAsking(true)}>{t(`deliveries.action.${word}`)}</Button>}
      {isAsking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={t(`deliveries.${word}.title`, { name: delivery.targetName })}
            consequence={consequence}
            action={t(`deliveries.action.${word}`)}
            onConfirm={run}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
