import ActionLink from '@/components/ActionLink';
import TimeRange from '@/components/TimeRange';
import DeliveryTag from '@/features/deliveries/shared/DeliveryTag';
import { useT } from '@/hooks/useT';
import type { Activity, Delivery } from '@/services/types';
import styles from './EnrolPanel.module.css';

interface OwnEnrolmentProps {
  activity: Pick<Activity, 'deliveryId' | 'enrolmentStatus'>;
  delivery: Delivery | undefined;
}

/** Where the reader's own enrolment stands, for which session, and the way to it. */
export default function OwnEnrolment({ activity, delivery }: OwnEnrolmentProps) {
  const t = useT();
  const { deliveryId = '' } = activity;
  const status = delivery?.status ?? activity.enrolmentStatus;
  const { session, number } = delivery ?? {};
  return (
    <div className={styles.own}>
      <p className={styles.note}>
        {t('activities.own.label')} {status && <DeliveryTag status={status} kind="activity" />}
      </p>
      {session && (
        <p className={styles.note}>
          <span lang="zh-CN">{session.label}</span>{' '}
          <TimeRange from={session.startsAt} to={session.endsAt} />
        </p>
      )}
      {number && <p className={styles.note}>{t('activities.own.number', { number })}</p>}
      <ActionLink to={`/user/deliveries?${new URLSearchParams({ deliveryId })}`}>
        {t('activities.own.view')}
      </ActionLink>
    </div>
  );
}
