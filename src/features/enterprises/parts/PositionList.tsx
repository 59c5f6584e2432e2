import { useLocation } from '@umijs/max';
import type { ReactNode } from 'react';
import PagedList from '@/components/PagedList';
import type { StateAction } from '@/components/State';
import PositionRow from '@/features/positions/shared/PositionRow';
import { usePositions } from '@/features/positions/shared/usePositions';
import { useT } from '@/hooks/useT';
import type { PositionQuery } from '@/services/types';
import { positionsPath } from '@/utils/paths/enterprises';
import type { PositionSource } from '@/utils/paths/positions';
import ListControls from './ListControls';
import { type PositionListState, pageSize } from './listState';

interface PositionListProps {
  title: string;
  /** The search's parameters without the page. */
  query: PositionQuery;
  current: number;
  hrefOf: (page: number) => string;
  /** Where the list is, for the way back. */
  src: PositionSource;
  empty: { title: string; hint?: string; action?: StateAction };
  controls?: ReactNode;
  isTitleHidden?: boolean;
}

/** The positions of a search with pages. */
export default function PositionList({ query, src, ...rest }: PositionListProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  const request = usePositions({ ...query, current: rest.current, pageSize });
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
  state: PositionListState;
  hrefOf: (next: PositionListState) => string;
  onChange: (next: PositionListState) => void;
  /** What a person can do when there are no positions. */
  noneHint: string;
}

/** The open positions of a unit, with or without its subordinates. */
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
