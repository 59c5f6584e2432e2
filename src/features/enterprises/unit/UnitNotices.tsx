import PagedList from '@/components/PagedList';
import NoticeRow from '@/features/content/shared/NoticeRow';
import { useLatestRequest } from '@/hooks/useLatestRequest';
import { useT } from '@/hooks/useT';
import { searchNotices } from '@/services/content';
import { pageSize } from '../parts/pages';

interface UnitNoticesProps {
  title: string;
  enterpriseId: string;
  current: number;
  hrefOf: (page: number) => string;
}

/** Notices of an enterprise. */
export default function UnitNotices({ enterpriseId, ...list }: UnitNoticesProps) {
  const t = useT();
  const query = { enterpriseId, current: list.current, pageSize };
  const request = useLatestRequest(
    (signal) => searchNotices(query, { signal }),
    [JSON.stringify(query)],
  );
  return (
    <PagedList
      {...list}
      request={request}
      countOf={(count) => t('enterprises.notices.count', { count })}
      failureTitle={t('enterprises.notices.failed')}
      empty={{
        title: t('enterprises.notices.none'),
        hint: t('enterprises.notices.noneHint'),
        action: { label: t('enterprises.notices.all'), to: '/notice' },
      }}
      row={(notice) => <NoticeRow notice={notice} src={enterpriseId} />}
    />
  );
}
