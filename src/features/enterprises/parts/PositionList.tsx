import { useLocation } from '@umijs/max';
import type { ReactNode } from 'react';
import PagedList from '@/components/PagedList';
import type { StateAction } from '@/components/State';
import PositionRow from '@/features/positions/shared/PositionRow';
import type { PositionSource } from '@/features/positions/shared/paths';
import { useLatestRequest } from '@/hooks/useLatestRequest';
import { useT } from '@/hooks/useT';
import { searchPositions } from '@/services/recruitment';
import type { PositionQuery } from '@/services/types';
import { pageSize } from './pages';

interface PositionListProps {
  title: string;
  /** What is asked for, without the page. */
  query: PositionQuery;
  current: number;
  hrefOf: (page: number) => string;
  /** Where the list is, for the way back. */
  src: PositionSource;
  empty: { title: string; hint?: string; action?: StateAction };
  controls?: ReactNode;
  isTitleHidden?: boolean;
}

/** Positions that a call of the search finds, a page at a time. */
export default function PositionList({ query, src, ...rest }: PositionListProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  const page = { ...query, current: rest.current, pageSize };
  const request = useLatestRequest(
    (signal) => searchPositions(page, { signal }),
    [JSON.stringify(page)],
  );
  return (
    <PagedList
      {...rest}
      request={request}
      countOf={(count) => t('enterprises.positions.count', { count })}
      failureTitle={t('enterprises.positions.failed')}
      row={(position) => <PositionRow {...{ position, src }} backPath={pathname + search} />}
    />
  );
}
