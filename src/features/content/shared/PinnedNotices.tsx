import AsyncContent from '@/components/AsyncContent';
import { useT } from '@/hooks/useT';
import NoticeRow from './NoticeRow';
import { useNotices } from './useNotices';

/**
 * The first notices, pinned ones before the newest (contract: notice/search); loads its own data. `limit`: the greatest
 * number.
 */
export default function PinnedNotices({ limit }: { limit: number }) {
  const t = useT();
  const request = useNotices({ current: 1, pageSize: limit });
  return (
    <AsyncContent
      data={request.data?.list}
      // In a narrow column a title takes two lines.
      skeleton={Math.ceil(limit * 1.6)}
      request={request}
      failureTitle={t('content.notice.failed')}
      empty={{ title: t('content.notice.empty'), hint: t('content.notice.emptyHint') }}
      row={(notice) => <NoticeRow notice={notice} src="home" />}
    />
  );
}
