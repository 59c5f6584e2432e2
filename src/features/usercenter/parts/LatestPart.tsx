import { Link } from '@umijs/max';
import Time from '@/components/Time';
import DeliveryTag from '@/features/deliveries/shared/DeliveryTag';
import { deliveryPath } from '@/features/deliveries/shared/nextStep';
import StandingText from '@/features/deliveries/shared/StandingText';
import { useT } from '@/hooks/useT';
import type { Delivery } from '@/services/types';
import Part from '../Part';
import styles from '../UserCenter.module.css';

/** The delivery that moved last, and where it stands. */
export default function LatestPart({ delivery }: { delivery: Delivery }) {
  const t = useT();
  const { id, kind, status, targetName, enterpriseName, updatedAt } = delivery;
  return (
    <Part
      title={t('usercenter.latest')}
      more={{ label: t('usercenter.latest.more'), to: '/user/deliveries' }}
    >
      <div className={styles.body}>
        <p className={styles.line}>
          <Link to={deliveryPath(id)} lang="zh-CN">
            {targetName}
          </Link>
          <DeliveryTag status={status} kind={kind} />
        </p>
        <p className={styles.secondary} lang="zh-CN">
          {enterpriseName}
        </p>
        <p>
          <StandingText delivery={delivery} />
        </p>
        <p className={styles.secondary}>
          {t('usercenter.updated')} <Time value={updatedAt} />
        </p>
      </div>
    </Part>
  );
}
