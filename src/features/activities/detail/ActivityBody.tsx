import { useAccess } from '@umijs/max';
import PageHead from '@/components/PageHead';
import RichText from '@/components/RichText';
import Tag from '@/components/Tag';
import { useOwnDelivery } from '@/features/deliveries/shared/useOwnDelivery';
import { useT } from '@/hooks/useT';
import type { ActivityDetail } from '@/services/types';
import { enrolWay } from '../shared/enrolment';
import { phaseOf, phaseTones } from '../shared/phase';
import styles from './Activity.module.css';
import EnrolPanel from './EnrolPanel';
import Part from './Part';
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
  const { enterpriseCount, positionCount, headcount } = activity;
  return (
    <article>
      <PageHead
        title={activity.title}
        titleLang="zh-CN"
        intro={
          <span className={styles.facts}>
            <Tag tone={phaseTones[phase]}>{t(`activities.phase.${phase}`)}</Tag>
            <span>{t(`activities.type.${activity.type}`)}</span>
            <span>
              {t('activities.offer', {
                units: enterpriseCount,
                positions: positionCount,
                people: headcount,
              })}
            </span>
          </span>
        }
      />
      <div className={styles.columns}>
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
      </div>
    </article>
  );
}
