import { useLocation } from '@umijs/max';
import type { ReactNode } from 'react';
import PagedList from '@/components/PagedList';
import PositionRow from '@/features/positions/shared/PositionRow';
import { usePositions } from '@/features/positions/shared/usePositions';
import { useT } from '@/hooks/useT';
import { useUrlState } from '@/hooks/useUrlState';
import type { PositionQuery } from '@/services/types';
import { positionsPath } from '@/utils/paths/enterprises';
import ListControls from './ListControls';
import { pageSize, positionList } from './listState';

interface PositionListProps {
  unitId: string;
  title: string;
  heading?: ReactNode;
  isTitleHidden?: boolean;
  /** The search's parameters without the unit and the page. */
  query: PositionQuery;
  current: number;
  hrefOf: (page: number) => string;
  /** What is shown when there are no positions, and what a person can do then. */
  none: { title: string; hint: string };
  controls?: ReactNode;
}

/** Open positions of a unit with pages. */
export default function PositionList({ unitId, query, none, ...list }: PositionListProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  const request = usePositions({
    ...query,
    enterpriseId: unitId,
    state: 'open',
    current: list.current,
    pageSize,
  });
  return (
    <PagedList
      {...list}
      request={request}
      countOf={(count) => t('enterprises.positions.count', { count })}
      failureTitle={t('enterprises.positions.failed')}
      empty={{
        ...none,
        action: { label: t('enterprises.positions.search'), to: positionsPath(unitId) },
      }}
      row={(position) => (
        <PositionRow position={position} src="unit" backPath={pathname + search} />
      )}
    />
  );
}

/** The open positions of a unit, with or without its subordinates. */
export function UnitPositions({
  noneHint,
  ...list
}: Pick<PositionListProps, 'unitId' | 'title' | 'heading'> & { noneHint: string }) {
  const t = useT();
  const { state, hrefOf } = useUrlState(positionList);
  return (
    <PositionList
      {...list}
      query={{ scope: state.isOwnOnly ? 'own' : 'all', sort: state.sort }}
      current={state.current}
      hrefOf={(current) => hrefOf({ ...state, current })}
      none={{ title: t('enterprises.positions.none'), hint: noneHint }}
      controls={<ListControls hasScope />}
    />
  );
}
