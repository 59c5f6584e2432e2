import type { ReactNode } from 'react';
import AsyncContent from '@/components/AsyncContent';
import ActivityRow from '@/features/activities/shared/ActivityRow';
import { useActivities } from '@/features/activities/shared/useActivities';
import { useT } from '@/hooks/useT';
import { activitiesPath } from '@/utils/paths/activities';

/** The first activities that are open for enrolment, the soonest first. */
export default function OpenActivities({
  limit,
  skeleton,
}: {
  limit: number;
  skeleton: ReactNode;
}) {
  const t = useT();
  const request = useActivities({ state: 'enrolling', current: 1, pageSize: limit });
  return (
    <AsyncContent
      data={request.data?.list}
      request={request}
      failureTitle={t('home.activities.failed')}
      empty={{
        title: t('home.activities.empty'),
        hint: t('home.activities.emptyHint'),
        action: { label: t('home.activities.more'), to: activitiesPath },
      }}
      skeleton={skeleton}
      row={(activity) => <ActivityRow activity={activity} />}
    />
  );
}
