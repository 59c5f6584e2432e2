import Loaded from '@/components/Loaded';
import ActivityRow from '@/features/activities/shared/ActivityRow';
import { activitiesPath } from '@/features/activities/shared/paths';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { searchActivities } from '@/services/content';
import { activitiesSkeleton } from './activitiesSkeleton';
import SectionSkeleton from './SectionSkeleton';

const shown = activitiesSkeleton.rows;

/** The first activities that take enrolments, the soonest on top. */
export default function OpenActivities() {
  const t = useT();
  const { data, error, loading, refresh } = useCall(async () => {
    const page = await searchActivities({ state: 'enrolling', current: 1, pageSize: shown });
    return page.list;
  });
  return (
    <Loaded
      isCompact
      list={data}
      isLoading={loading}
      {...{ error, refresh }}
      failureTitle={t('home.activities.failed')}
      empty={{
        title: t('home.activities.empty'),
        hint: t('home.activities.emptyHint'),
        action: { label: t('home.activities.more'), to: activitiesPath },
      }}
      skeleton={<SectionSkeleton {...activitiesSkeleton} />}
    >
      {(activities) => (
        <ul className="lines">
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
