import { Link, useModel } from '@umijs/max';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useT } from '@/hooks/useT';
import { showMessage } from '@/request/feedback';
import type { Delivery } from '@/services/types';
import styles from './DeliveryActions.module.css';
import { groupOf, withdrawalOf } from './shared/lifecycle';

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
  const { kind, status, positionState } = delivery;
  const outcome = withdrawalOf(status, kind, positionState);
  const word = outcome === 'removed' ? 'remove' : outcome === 'cancelled' ? 'cancel' : 'withdraw';

  const run = async () => {
    try {
      await withdraw(delivery.id);
      showMessage('success', t(`deliveries.${word}.done`));
    } finally {
      // After a failure too: the delivery may have moved on meanwhile, which is often why it failed.
      onChanged();
    }
  };

  return (
    <div className={styles.actions}>
      {status === 'draft' && (
        <Link
          className={styles.main}
          to={`/apply/${encodeURIComponent(delivery.targetId)}/${kind}`}
        >
          {t('deliveries.action.finish')}
        </Link>
      )}
      {status === 'screenFailed' && groupOf(status, kind, positionState) === 'active' && (
        <Link
          className={styles.main}
          to={`/apply/delivery/${encodeURIComponent(delivery.applyId)}`}
        >
          {t('deliveries.action.mend')}
        </Link>
      )}
      {outcome && <Button onClick={() => setAsking(true)}>{t(`deliveries.action.${word}`)}</Button>}
      {isAsking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={t(`deliveries.${word}.title`, { name: delivery.targetName })}
            consequence={t(`deliveries.${word}.consequence`)}
            action={t(`deliveries.action.${word}`)}
            onConfirm={run}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
