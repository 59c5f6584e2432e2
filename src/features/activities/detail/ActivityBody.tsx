import { Link, useAccess } from '@umijs/max';
import { useState } from 'react';
import PageSection from '@/components/PageSection';
import PlainButton from '@/components/PlainButton';
import RichText from '@/components/RichText';
import shared from '@/components/shared.module.css';
import { useOwnDelivery } from '@/features/deliveries/shared/useOwnDelivery';
import inFull from '@/features/positions/shared/InFull.module.css';
import { useT } from '@/hooks/useT';
import { useTimedValue } from '@/hooks/useTimedValue';
import type { ActivityDetail, Enterprise } from '@/services/types';
import { unitPath } from '@/utils/paths/enterprises';
import { serverNow } from '@/utils/serverClock';
import { activityPhaseOf } from '../shared/phase';
import styles from './Activity.module.css';
import EnrolPanel from './EnrolPanel';
import { enrolWay } from './enrolment';
import Sessions from './Sessions';

/** The activity's description, sessions and enterprises; beside it the enrolment panel. */
export default function ActivityBody({ activity }: { activity: ActivityDetail }) {
  const t = useT();
  const { isReviewer } = useAccess();
  const phase = useTimedValue(() => activityPhaseOf(activity, serverNow()));
  const delivery = useOwnDelivery(activity.deliveryId);
  const way = isReviewer ? 'none' : enrolWay(activity, serverNow());
  return (
    <article className={inFull.columns}>
      <EnrolPanel {...{ activity, phase, way, delivery, isReviewer }} />
      <div className={inFull.content}>
        <PageSection title={t('activities.sessions')}>
          <Sessions
            activity={activity}
            ownSessionId={delivery?.status === 'cancelled' ? undefined : delivery?.session?.id}
            canEnrol={way !== 'none' && way !== 'full'}
          />
        </PageSection>
        <PageSection title={t('activities.text')}>
          <div className={styles.text}>
            <RichText html={activity.contentHtml} />
          </div>
        </PageSection>
        {activity.enterprises.length > 0 && (
          <PageSection title={t('activities.participants', { count: activity.enterprises.length })}>
            <Participants enterprises={activity.enterprises} />
          </PageSection>
        )}
      </div>
    </article>
  );
}

/** How many are shown at first. */
const shown = 12;

/** The participating enterprises, each a link to its page. */
function Participants({ enterprises }: { enterprises: readonly Enterprise[] }) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  const list = isWhole ? enterprises : enterprises.slice(0, shown);
  const rest = enterprises.length - list.length;
  return (
    <>
      <ul className={shared.grid} style={{ marginInline: -8 }}>
        {list.map(({ id, name, positionCount: count }) => (
          <li key={id}>
            <Link to={unitPath(id)}>
              <span lang="zh-CN">{name}</span>
              {Number.isFinite(count) && (
                <span className="quiet">{t('activities.participant.positions', { count })}</span>
              )}
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
