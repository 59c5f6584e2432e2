import Loaded from '@/components/Loaded';
import { useLatestRequest } from '@/hooks/useLatestRequest';
import { useT } from '@/hooks/useT';
import { searchNotices } from '@/services/content';
import NoticeRow from './NoticeRow';

/** The first notices, pinned ones before the newest (contract: notice/search); loads its own data. `limit`: how many at most. */
export default function PinnedNotices({ limit }: { limit: number }) {
  const t = useT();
  const request = useLatestRequest(
    (signal) => searchNotices({ current: 1, pageSize: limit }, { signal }),
    [limit],
  );
  return (
    <Loaded
      list={request.data?.list}
      // In a narrow column a title takes two lines.
      skeleton={Math.ceil(limit * 1.6)}
      request={request}
      failureTitle={t('content.notice.failed')}
      empty={{ title: t('content.notice.empty'), hint: t('content.notice.emptyHint') }}
      row={(notice) => <NoticeRow notice={notice} src="home" />}
    />
  );
}
