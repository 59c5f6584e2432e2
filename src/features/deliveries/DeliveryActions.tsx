import { Link, useModel } from '@umijs/max';
import { useLockFn } from 'ahooks';
import { App, Button } from 'antd';
import { useT } from '@/hooks/useT';
import { alreadySaid } from '@/request/alreadySaid';
import type { Delivery } from '@/services/types';
import styles from './DeliveryActions.module.css';
import { withdrawalOf } from './shared/lifecycle';

interface DeliveryActionsProps {
  delivery: Delivery;
  onChanged: () => void;
}

/** What the candidate may do with a delivery now; a withdrawal says its consequence first. */
export default function DeliveryActions({ delivery, onChanged }: DeliveryActionsProps) {
  const t = useT();
  const { modal, message } = App.useApp();
  const { withdraw } = useModel('delivery');
  const { kind, status, positionState } = delivery;
  const outcome = withdrawalOf(status, kind, positionState);
  const word = outcome === 'removed' ? 'remove' : outcome === 'cancelled' ? 'cancel' : 'withdraw';

  const run = useLockFn(async () => {
    try {
      await withdraw(delivery.id);
      message.success(t(`deliveries.${word}.done`));
    } finally {
      // After a failure too: the delivery may have moved on meanwhile, which is often why it failed.
      onChanged();
    }
  });
  const ask = () =>
    modal.confirm({
      title: t(`deliveries.${word}.title`, { name: delivery.targetName }),
      content: t(`deliveries.${word}.consequence`),
      okText: t(`deliveries.action.${word}`),
      cancelText: t('common.cancel'),
      okButtonProps: { danger: true },
      onOk: () => run().catch(alreadySaid),
    });

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
      {outcome && <Button onClick={ask}>{t(`deliveries.action.${word}`)}</Button>}
    </div>
  );
}
