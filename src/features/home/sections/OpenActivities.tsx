import ActivityRow from '@/features/activities/shared/ActivityRow';
import { activitiesPath } from '@/features/activities/shared/paths';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { searchActivities } from '@/services/content';
import { activitiesSkeleton } from './activitiesSkeleton';
import Loaded from './Loaded';
import styles from './Rows.module.css';

const shown = activitiesSkeleton.rows;

/** The first activities that take enrolments, the soonest on top. */
export default function OpenActivities() {
  const t = useT();
  const call = useCall(async () => {
    const page = await searchActivities({ state: 'enrolling', current: 1, pageSize: shown });
    return page.list;
  });
  return (
    <Loaded
      call={call}
      failureTitle={t('home.activities.failed')}
      empty={{
        title: t('home.activities.empty'),
        hint: t('home.activities.emptyHint'),
        action: { label: t('home.activities.more'), to: activitiesPath },
      }}
      skeleton={activitiesSkeleton}
    >
      {(activities) => (
        <ul className={styles.list}>
          {activities.map((activity) => (
            <li key={activity.id}>
              <ActivityRow activity={activity} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
