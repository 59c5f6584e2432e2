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
  const request = useCall(() =>
    searchActivities({ state: 'enrolling', current: 1, pageSize: shown }),
  );
  return (
    <Loaded
      isCompact
      list={request.data?.list}
      request={request}
      failureTitle={t('home.activities.failed')}
      empty={{
        title: t('home.activities.empty'),
        hint: t('home.activities.emptyHint'),
        action: { label: t('home.activities.more'), to: activitiesPath },
      }}
      skeleton={<SectionSkeleton {...activitiesSkeleton} />}
      row={(activity) => <ActivityRow activity={activity} />}
    />
  );
}
