import { Link } from '@umijs/max';
import { Flex } from 'antd';
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
        <Flex wrap component="p" gap="4px 12px" align="center">
          <Link to={deliveryPath(id)} lang="zh-CN">
            {targetName}
          </Link>
          <DeliveryTag status={status} kind={kind} />
        </Flex>
        <p className="quiet" lang="zh-CN">
          {enterpriseName}
        </p>
        <p>
          <StandingText delivery={delivery} />
        </p>
        <p className="quiet">
          {t('usercenter.updated')} <Time value={updatedAt} />
        </p>
      </div>
    </Part>
  );
}
