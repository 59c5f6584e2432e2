import PagedList from '@/components/PagedList';
import ActivityRow from '@/features/activities/shared/ActivityRow';
import { useLatestRequest } from '@/hooks/useLatestRequest';
import { useT } from '@/hooks/useT';
import { searchActivities } from '@/services/content';
import { pageSize } from '../parts/pages';

interface UnitActivitiesProps {
  title: string;
  enterpriseId: string;
  current: number;
  hrefOf: (page: number) => string;
}

/** Activities in which an enterprise takes part. */
export default function UnitActivities({ enterpriseId, ...list }: UnitActivitiesProps) {
  const t = useT();
  const query = { enterpriseId, current: list.current, pageSize };
  const request = useLatestRequest(
    (signal) => searchActivities(query, { signal }),
    [JSON.stringify(query)],
  );
  return (
    <PagedList
      {...list}
      request={request}
      countOf={(count) => t('enterprises.activities.count', { count })}
      failureTitle={t('enterprises.activities.failed')}
      empty={{
        title: t('enterprises.activities.none'),
        hint: t('enterprises.activities.noneHint'),
      }}
      row={(activity) => <ActivityRow activity={activity} />}
    />
  );
}
