import { Link } from '@umijs/max';
import { Flex, Progress } from 'antd';
import Time from '@/components/Time';
import TimeRange from '@/components/TimeRange';
import DeliveryTag from '@/features/deliveries/shared/DeliveryTag';
import { appointmentPath, deliveryPath } from '@/features/deliveries/shared/nextStep';
import StatusText from '@/features/deliveries/shared/StatusText';
import { useT } from '@/hooks/useT';
import type { Delivery, UserCenter } from '@/services/types';
import CenterPart from './CenterPart';
import ClosingPart from './ClosingPart';
import styles from './UserCenter.module.css';

/** The sections beside the to-dos: the résumé, saved positions that close soon. */
export default function SideParts({ center, isNew }: { center: UserCenter; isNew: boolean }) {
  const { completeness, closingSoon } = center;
  return (
    <>
      {!isNew && <CompletenessPart completeness={completeness} />}
      <ClosingPart positions={closingSoon} />
    </>
  );
}

/** The next interview: time, place, and a link to its details. */
export function InterviewPart({ delivery }: { delivery: Delivery }) {
  const t = useT();
  const { id, targetName, appointment } = delivery;
  if (!appointment) return null;
  return (
    <CenterPart
      title={t('usercenter.interview')}
      more={{ label: t('usercenter.interview.more'), to: '/user/appointments' }}
    >
      <Flex vertical gap={4} className={styles.body}>
        <p>
          <Link to={appointmentPath(id)} lang="zh-CN">
            {targetName}
          </Link>
        </p>
        <p>
          <TimeRange from={appointment.startsAt} to={appointment.endsAt} />
        </p>
        <p className="quiet" lang="zh-CN">
          {appointment.place}
        </p>
      </Flex>
    </CenterPart>
  );
}

/** The delivery that changed last, with its status. */
export function LatestPart({ delivery }: { delivery: Delivery }) {
  const t = useT();
  const { id, kind, status, targetName, enterpriseName, updatedAt } = delivery;
  return (
    <CenterPart
      title={t('usercenter.latest')}
      more={{ label: t('usercenter.latest.more'), to: '/user/deliveries' }}
    >
      <Flex vertical gap={4} className={styles.body}>
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
          <StatusText delivery={delivery} />
        </p>
        <p className="quiet">
          {t('usercenter.updated')} <Time value={updatedAt} />
        </p>
      </Flex>
    </CenterPart>
  );
}

/** How complete the résumé is (percent), with a link to what is missing. */
function CompletenessPart({ completeness }: { completeness: number }) {
  const t = useT();
  const isComplete = completeness >= 100;
  return (
    <CenterPart title={t('usercenter.resume')}>
      <Flex vertical gap={4} className={styles.body}>
        <p>{t('usercenter.resume.percent', { percent: completeness })}</p>
        <Progress percent={completeness} showInfo={false} aria-hidden="true" />
        <p>
          <Link to={isComplete ? '/resumeview' : '/ImproveResume'}>
            {t(isComplete ? 'usercenter.resume.view' : 'usercenter.complete')}
          </Link>
        </p>
      </Flex>
    </CenterPart>
  );
}
