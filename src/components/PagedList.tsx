import { Flex } from 'antd';
import { type ReactNode, useId } from 'react';
import { usePageFocus } from '@/hooks/usePageFocus';
import { useT } from '@/hooks/useT';
import type { PageOf } from '@/services/types';
import AsyncContent from './AsyncContent';
import styles from './PagedList.module.css';
import Pager from './Pager';
import type { StateAction } from './State';

interface PagedListProps<T> {
  title: string;
  /** The title with the parts of it that are server text marked. */
  heading?: ReactNode;
  /** Hides the title where the page's own heading already says it. */
  isTitleHidden?: boolean;
  countOf: (total: number) => ReactNode;
  request: {
    /** `count`: how many there are by now, where the rows in view stay until the list is read again. */
    data?: PageOf<T> & { count?: number };
    error?: Error;
    isLoading: boolean;
    refresh: () => void;
  };
  failureTitle: string;
  empty: { title: string; hint?: string; action?: StateAction };
  /** The page in the URL, from 1. */
  current: number;
  hrefOf: (page: number) => string;
  row: (item: T) => ReactNode;
  skeletonRows?: number;
  controls?: ReactNode;
  /** Actions for its rows, between the count and the list. */
  tools?: ReactNode;
}

/** As high without its words. */
const countLook = { margin: 0, minHeight: '1.6em', color: 'var(--ant-color-text-secondary)' };

/** A list with a title, its count, its rows in all their states, and its pages. */
export default function PagedList<T extends { id: string }>(props: PagedListProps<T>) {
  const { title, isTitleHidden, countOf, request, current, hrefOf, controls } = props;
  const t = useT();
  const headingId = useId();
  const heading = usePageFocus<HTMLHeadingElement>(current);
  const { data, error, isLoading } = request;
  const isBeyond = data !== undefined && data.total > 0 && data.list.length === 0;

  return (
    <section aria-labelledby={headingId} style={{ minWidth: 0 }}>
      <h2
        ref={heading}
        id={headingId}
        className={`landing ${isTitleHidden ? 'visuallyHidden' : styles.title}`}
        tabIndex={-1}
      >
        {props.heading ?? title}
      </h2>
      <Flex
        wrap
        gap="0 16px"
        align="center"
        justify="space-between"
        style={{ minHeight: 44, marginBottom: 6 }}
      >
        <p role="status" style={countLook}>
          {isLoading ? t('list.counting') : data && !error && countOf(data.count ?? data.total)}
        </p>
        {controls}
      </Flex>
      {props.tools}
      <div className="surface">
        <AsyncContent
          data={data?.list}
          skeleton={props.skeletonRows ?? 5}
          request={request}
          row={props.row}
          failureTitle={props.failureTitle}
          empty={
            isBeyond
              ? {
                  title: t('list.beyond'),
                  action: { label: t('list.firstPage'), to: hrefOf(1) },
                }
              : props.empty
          }
        />
      </div>
      {data && !error && !isBeyond && (
        <Pager {...data} hrefOf={hrefOf} label={t('list.pagesOf', { title })} />
      )}
    </section>
  );
}
