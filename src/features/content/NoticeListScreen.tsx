import { useId } from 'react';
import DayRange from '@/components/DayRange';
import KeywordField from '@/components/KeywordField';
import LinkTabs from '@/components/LinkTabs';
import PageHead from '@/components/PageHead';
import Pager from '@/components/Pager';
import { useLatestRequest } from '@/hooks/useLatestRequest';
import { usePageFocus } from '@/hooks/usePageFocus';
import { useT } from '@/hooks/useT';
import { useUrlState } from '@/hooks/useUrlState';
import { searchNotices } from '@/services/content';
import styles from './ListScreen.module.css';
import {
  formatNotices,
  keywordLimit,
  noticeQueryOf,
  parseNotices,
  withFilters,
} from './notices/noticeState';
import ListState from './shared/ListState';
import { noticeTypeKeys, noticeTypes } from './shared/labels';
import NoticeRow from './shared/NoticeRow';

const codec = { parse: parseNotices, format: formatNotices };

/** Notices by type, keyword and day, pinned first; all of the list's state is in the URL (spec §2, /notice). */
export default function NoticeListScreen() {
  const t = useT();
  const { state, hrefOf, go, goTyping } = useUrlState(codec);
  const query = noticeQueryOf(state);
  const { data, error, isLoading, refresh } = useLatestRequest(
    (signal) => searchNotices(query, { signal }),
    [JSON.stringify(query)],
  );
  const headingId = useId();
  const heading = usePageFocus<HTMLHeadingElement>(state.current);
  const isFiltered = Boolean(state.keyword || state.from || state.to || state.type);
  const isBeyond = data !== undefined && data.total > 0 && data.list.length === 0;

  const typeTab = (type: (typeof noticeTypes)[number] | undefined) => ({
    key: type ?? 'all',
    label: t(type ? noticeTypeKeys[type] : 'common.all'),
    to: hrefOf(withFilters(state, { type })),
    isCurrent: state.type === type,
  });

  return (
    <>
      <PageHead title={t('content.notice.title')} intro={t('content.notice.intro')} />
      <LinkTabs
        label={t('content.notice.types')}
        tabs={[typeTab(undefined), ...noticeTypes.map(typeTab)]}
      />
      <div className={styles.filters}>
        <KeywordField
          label={t('content.notice.search')}
          placeholder={t('content.notice.searchHint')}
          submitLabel={t('content.search')}
          keyword={state.keyword}
          limit={keywordLimit}
          onSearch={(keyword, how) =>
            (how === 'typed' ? goTyping : go)(withFilters(state, { keyword }))
          }
        />
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
      </div>
      <section aria-labelledby={headingId}>
        <h2 ref={heading} id={headingId} className={styles.heading} tabIndex={-1}>
          {t('content.results')}
        </h2>
        <p className={styles.count} role="status">
          {isLoading
            ? t('content.counting')
            : data && !error && t('content.notice.count', { count: data.total })}
        </p>
        <div className={styles.list}>
          <ListState
            list={data?.list}
            rows={8}
            {...{ error, isLoading, refresh }}
            failureTitle={t('content.notice.failed')}
            empty={
              isFiltered || isBeyond
                ? {
                    title: t(isBeyond ? 'content.beyond' : 'content.notice.none'),
                    hint: isBeyond ? undefined : t('content.notice.noneHint'),
                    action: {
                      label: t(isBeyond ? 'content.firstPage' : 'content.notice.showAll'),
                      to: isBeyond ? hrefOf({ ...state, current: 1 }) : '/notice',
                    },
                  }
                : {
                    title: t('content.notice.empty'),
                    hint: t('content.notice.emptyHint'),
                    action: { label: t('content.notice.toPositions'), to: '/searchPosition/all' },
                  }
            }
          >
            {(notices) => (
              <ul className={styles.rows}>
                {notices.map((notice) => (
                  <li key={notice.id}>
                    <NoticeRow notice={notice} src="list" />
                  </li>
                ))}
              </ul>
            )}
          </ListState>
        </div>
        {data && !error && !isBeyond && (
          <Pager
            current={data.current}
            pageSize={data.pageSize}
            total={data.total}
            hrefOf={(current) => hrefOf({ ...state, current })}
          />
        )}
      </section>
    </>
  );
}
