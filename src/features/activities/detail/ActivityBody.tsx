import { useAccess } from '@umijs/max';
import Part from '@/components/Part';
import RichText from '@/components/RichText';
import { useOwnDelivery } from '@/features/deliveries/shared/useOwnDelivery';
import { useT } from '@/hooks/useT';
import type { ActivityDetail } from '@/services/types';
import { enrolWay } from '../shared/enrolment';
import { phaseOf } from '../shared/phase';
import styles from './Activity.module.css';
import EnrolPanel from './EnrolPanel';
import Participants from './Participants';
import Sessions from './Sessions';

/** What the activity is, its sessions and units; beside it the way to enrol, or one's own enrolment. */
export default function ActivityBody({ activity }: { activity: ActivityDetail }) {
  const t = useT();
  const { isReviewer } = useAccess();
  const now = Date.now();
  const phase = phaseOf(activity, now);
  const delivery = useOwnDelivery(activity.deliveryId);
  const way = isReviewer ? 'none' : enrolWay(activity, now);
  return (
    <article className={styles.columns}>
      <EnrolPanel {...{ activity, phase, way, delivery, isReviewer }} />
      <div className={styles.content}>
        <Part title={t('activities.sessions')}>
          <Sessions
            activity={activity}
            ownSessionId={delivery?.status === 'cancelled' ? undefined : delivery?.session?.id}
            canEnrol={way !== 'none' && way !== 'full'}
          />
        </Part>
        <Part title={t('activities.text')}>
          <div className={styles.text}>
            <RichText html={activity.contentHtml} />
          </div>
        </Part>
        {activity.enterprises.length > 0 && (
          <Part title={t('activities.participants', { count: activity.enterprises.length })}>
            <Participants enterprises={activity.enterprises} />
          </Part>
        )}
      </div>
    </article>
  );
}
