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
import { positionsPath } from '../shared/paths';
import ListControls from './ListControls';
import { type ListState, pageSize } from './listState';

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

interface UnitPositionsProps {
  unitId: string;
  title: string;
  state: ListState;
  hrefOf: (next: ListState) => string;
  onChange: (next: ListState) => void;
  /** What to do where there are none. */
  noneHint: string;
}

/** The open positions of a unit, with or without its subordinates'. */
export function UnitPositions(props: UnitPositionsProps) {
  const { unitId, title, state, hrefOf, onChange, noneHint } = props;
  const t = useT();
  const { isOwnOnly, sort, current } = state;
  return (
    <PositionList
      title={title}
      src="unit"
      query={{ enterpriseId: unitId, scope: isOwnOnly ? 'own' : 'all', state: 'open', sort }}
      current={current}
      hrefOf={(page) => hrefOf({ ...state, current: page })}
      controls={<ListControls state={state} onChange={onChange} hasScope />}
      empty={{
        title: t('enterprises.positions.none'),
        hint: noneHint,
        action: { label: t('enterprises.positions.search'), to: positionsPath(unitId) },
      }}
    />
  );
}
