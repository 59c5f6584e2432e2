import { Link } from '@umijs/max';
import { Flex, Progress } from 'antd';
import Time from '@/components/Time';
import TimeRange from '@/components/TimeRange';
import DeliveryTag from '@/features/deliveries/shared/DeliveryTag';
import { appointmentPath, deliveryPath } from '@/features/deliveries/shared/nextStep';
import StandingText from '@/features/deliveries/shared/StandingText';
import { useT } from '@/hooks/useT';
import type { Delivery, UserCenter } from '@/services/types';
import ClosingPart from './ClosingPart';
import Part from './Part';
import styles from './UserCenter.module.css';

/** What goes on beside what waits: the next interview, the latest delivery, the résumé, what closes soon. */
export default function SideParts({ center, isNew }: { center: UserCenter; isNew: boolean }) {
  const { nextInterview, latestDelivery, completeness, closingSoon } = center;
  return (
    <>
      {nextInterview && <InterviewPart delivery={nextInterview} />}
      {latestDelivery && <LatestPart delivery={latestDelivery} />}
      {!isNew && <CompletenessPart completeness={completeness} />}
      <ClosingPart positions={closingSoon} />
    </>
  );
}

/** The interview that comes next: when, where, and the way to its details. */
function InterviewPart({ delivery }: { delivery: Delivery }) {
  const t = useT();
  const { id, targetName, appointment } = delivery;
  if (!appointment) return null;
  return (
    <Part
      title={t('usercenter.interview')}
      more={{ label: t('usercenter.interview.more'), to: '/user/appointments' }}
    >
      <div className={styles.body}>
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
      </div>
    </Part>
  );
}

/** The delivery that moved last, and where it stands. */
function LatestPart({ delivery }: { delivery: Delivery }) {
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

/** How complete the résumé is (percent), and the way to what is missing. */
function CompletenessPart({ completeness }: { completeness: number }) {
  const t = useT();
  const isComplete = completeness >= 100;
  return (
    <Part title={t('usercenter.resume')}>
      <div className={styles.body}>
        <p>{t('usercenter.resume.percent', { percent: completeness })}</p>
        <Progress percent={completeness} showInfo={false} aria-hidden="true" />
        <p>
          <Link to={isComplete ? '/resumeview' : '/ImproveResume'}>
            {t(isComplete ? 'usercenter.resume.view' : 'usercenter.complete')}
          </Link>
        </p>
      </div>
    </Part>
  );
}
