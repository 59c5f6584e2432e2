import { Link } from '@umijs/max';
import Time from '@/components/Time';
import DeliveryTag from '@/features/deliveries/shared/DeliveryTag';
import StandingText from '@/features/deliveries/shared/StandingText';
import { useT } from '@/hooks/useT';
import type { OwnPlace } from '../shared/flow';
import styles from './OwnPlaceCard.module.css';

interface OwnPlaceCardProps {
  place: OwnPlace | undefined;
  /** Applications that were begun and not sent. */
  drafts: number;
}

/** Where the signed-in reader is in the flow: the application that moved last, in one sentence. */
export default function OwnPlaceCard({ place, drafts }: OwnPlaceCardProps) {
  const t = useT();
  if (!place) {
    return (
      <div className={styles.card}>
        <p>{drafts > 0 ? t('content.flow.drafts', { count: drafts }) : t('content.flow.none')}</p>
        <Link
          className={styles.way}
          to={drafts > 0 ? '/user/deliveries?group=draft' : '/searchPosition/all'}
        >
          {t(drafts > 0 ? 'content.flow.toDrafts' : 'content.flow.find.action')}
        </Link>
      </div>
    );
  }
  const { delivery } = place;
  return (
    <div className={styles.card}>
      <p className={styles.head}>
        <strong lang="zh-CN">{delivery.targetName}</strong>
        <span lang="zh-CN">{delivery.enterpriseName}</span>
        <DeliveryTag {...delivery} />
      </p>
      <p>
        <StandingText delivery={delivery} />
        {delivery.nextAction?.dueAt && (
          <>
            {' '}
            {t('content.flow.due')} <Time value={delivery.nextAction.dueAt} />
          </>
        )}
      </p>
      <Link className={styles.way} to={`/user/deliveries?deliveryId=${delivery.id}`}>
        {t('content.flow.toDelivery')}
      </Link>
    </div>
  );
}
