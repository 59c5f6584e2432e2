import { Link } from '@umijs/max';
import TimeRange from '@/components/TimeRange';
import { appointmentPath } from '@/features/deliveries/shared/nextStep';
import { useT } from '@/hooks/useT';
import type { Delivery } from '@/services/types';
import Part from '../Part';
import styles from '../UserCenter.module.css';

/** The interview that comes next: when, where, and the way to its details. */
export default function InterviewPart({ delivery }: { delivery: Delivery }) {
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
