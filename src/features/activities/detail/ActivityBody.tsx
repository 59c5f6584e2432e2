import { Link, useAccess } from '@umijs/max';
import { useState } from 'react';
import Part from '@/components/Part';
import PlainButton from '@/components/PlainButton';
import RichText from '@/components/RichText';
import shared from '@/components/shared.module.css';
import { useOwnDelivery } from '@/features/deliveries/shared/useOwnDelivery';
import { unitPath } from '@/features/enterprises/shared/paths';
import { useT } from '@/hooks/useT';
import type { ActivityDetail, Enterprise } from '@/services/types';
import { enrolWay } from '../shared/enrolment';
import { phaseOf } from '../shared/phase';
import styles from './Activity.module.css';
import EnrolPanel from './EnrolPanel';
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

/** So many are shown before the rest is asked for. */
const shown = 12;

/** The units that take part, each leading to its page. */
function Participants({ enterprises }: { enterprises: readonly Enterprise[] }) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  const list = isWhole ? enterprises : enterprises.slice(0, shown);
  const rest = enterprises.length - list.length;
  return (
    <>
      <ul className={shared.grid}>
        {list.map(({ id, name, positionCount: count }) => (
          <li key={id}>
            <Link to={unitPath(id)}>
              <span lang="zh-CN">{name}</span>
              <span className="quiet">{t('activities.participant.positions', { count })}</span>
            </Link>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <PlainButton size="large" onClick={() => setWhole(true)}>
          {t('activities.participants.all', { count: enterprises.length })}
        </PlainButton>
      )}
    </>
  );
}
