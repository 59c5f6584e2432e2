import { Flex } from 'antd';
import DayRange from '@/components/days/DayRange';
import KeywordField from '@/components/KeywordField';
import LinkTabs from '@/components/LinkTabs';
import PagedList from '@/components/PagedList';
import PageHead from '@/components/PageHead';
import { useT } from '@/hooks/useT';
import { useUrlState } from '@/hooks/useUrlState';
import { withFilters } from '@/utils/urlValues';
import { noticeList, noticeQueryOf, noticeTypes } from './notices/noticeState';
import NoticeRow from './shared/NoticeRow';
import { useNotices } from './shared/useNotices';

/** Notices by type, keyword and day, pinned ones first; the list's state is in the URL (spec §2, /notice). */
export default function NoticeListScreen() {
  const t = useT();
  const { state, hrefOf, goTyping, goAs } = useUrlState(noticeList);
  const request = useNotices(noticeQueryOf(state));
  const isFiltered = Boolean(state.keyword || state.from || state.to || state.type);
  const noneFound = {
    title: t('content.notice.none'),
    hint: t('content.notice.noneHint'),
    action: { label: t('content.notice.showAll'), to: '/notice' },
  };
  const none = {
    title: t('content.notice.empty'),
    hint: t('content.notice.emptyHint'),
    action: { label: t('content.notice.toPositions'), to: '/searchPosition/all' },
  };

  return (
    <>
      <PageHead title={t('content.notice.title')} intro={t('content.notice.intro')} />
      <LinkTabs
        label={t('content.notice.types')}
        keys={[undefined, ...noticeTypes]}
        current={state.type}
        textOf={(type) => t(type ? `content.notice.type.${type}` : 'common.all')}
        hrefOf={(type) => hrefOf(withFilters(state, { type }))}
      />
      <Flex style={{ marginBottom: 8 }}>
        <KeywordField
          label={t('content.notice.search')}
          placeholder={t('content.notice.searchHint')}
          submitLabel={t('content.search')}
          keyword={state.keyword}
          onSearch={(keyword, how) => goAs[how](withFilters(state, { keyword }))}
        />
      </Flex>
      <PagedList
        isTitleHidden
        title={t('content.notice.list')}
        request={request}
        skeletonRows={8}
        countOf={(count) => t('content.notice.count', { count })}
        failureTitle={t('content.notice.failed')}
        empty={isFiltered ? noneFound : none}
        current={state.current}
        hrefOf={(current) => hrefOf({ ...state, current })}
        row={(notice) => <NoticeRow notice={notice} src="list" />}
        controls={
          <DayRange
            labels={{
              range: t('content.notice.range'),
              from: t('content.notice.from'),
              to: t('content.notice.to'),
            }}
            from={state.from}
            to={state.to}
            onChange={(range) => goTyping(withFilters(state, range))}
          />
        }
      />
    </>
  );
}
