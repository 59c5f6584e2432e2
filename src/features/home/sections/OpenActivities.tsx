import AsyncContent from '@/components/AsyncContent';
import ActivityRow from '@/features/activities/shared/ActivityRow';
import { useActivities } from '@/features/activities/shared/useActivities';
import { useT } from '@/hooks/useT';
import { activitiesPath } from '@/utils/paths/activities';
import { activitiesSkeleton } from './activitiesSkeleton';
import SectionSkeleton from './SectionSkeleton';

const shown = activitiesSkeleton.rows;

/** The first activities that are open for enrolment, the soonest first. */
export default function OpenActivities() {
  const t = useT();
  const request = useActivities({ state: 'enrolling', current: 1, pageSize: shown });
  return (
    <AsyncContent
      isCompact
      data={request.data?.list}
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
