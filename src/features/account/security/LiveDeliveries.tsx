import shared from '@/components/shared.module.css';
import DeliveryTag from '@/features/deliveries/shared/DeliveryTag';
import { useT } from '@/hooks/useT';
import type { Delivery } from '@/services/types';
import styles from './Unsubscribe.module.css';

interface LiveDeliveriesProps {
  deliveries: readonly Delivery[];
  /** Of all of them, should the server hold some back. */
  total: number;
}

/** The applications that closing the account withdraws. */
export default function LiveDeliveries({ deliveries, total }: LiveDeliveriesProps) {
  const t = useT();
  if (deliveries.length === 0) {
    return <p className="quiet">{t('account.unsubscribe.noDeliveries')}</p>;
  }
  const rest = total - deliveries.length;
  return (
    <>
      <h3 className={styles.heading}>{t('account.unsubscribe.deliveries', { count: total })}</h3>
      <ul className={styles.deliveries} aria-label={t('account.unsubscribe.deliveriesLabel')}>
        {deliveries.map(({ id, targetName, enterpriseName, status, kind }) => (
          <li key={id} className={shared.item}>
            <strong lang="zh-CN">{targetName}</strong>
            <span className="quiet" lang="zh-CN">
              {enterpriseName}
            </span>
            <DeliveryTag status={status} kind={kind} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p className="quiet">{t('account.unsubscribe.moreDeliveries', { count: rest })}</p>
      )}
    </>
  );
}
