import { lazy, Suspense } from 'react';
import Failure from '@/components/Failure';
import Pager from '@/components/Pager';
import State from '@/components/State';
import { useRowsInSteps } from '@/hooks/useRowsInSteps';
import { useT } from '@/hooks/useT';
import type { Position, SearchConditions } from '@/services/types';
import { withFilters } from '@/utils/urlValues';
import PositionRow from '../shared/PositionRow';
import KeywordNotes from './KeywordNotes';
import { ResultSkeleton } from './Skeletons';
import { type SearchState, sortOf } from './urlState';
import type { useResults } from './useSearch';
import ZeroResult from './ZeroResult';

/** Uses antd Pro's table, so it is fetched when the person chooses the table. */
const ResultTable = lazy(() => import(/* webpackChunkName: "position-table" */ './ResultTable'));

interface ResultsProps {
  state: SearchState;
  positions: ReturnType<typeof useResults>;
  conditions: SearchConditions | undefined;
  isTable: boolean;
  hrefOf: (next: SearchState) => string;
  onChange: (next: SearchState) => void;
  /** The path and query of this search. */
  path: string;
}

/** A page of positions, or its empty, failed or loading state. */
export default function Results(props: ResultsProps) {
  const { state, positions, conditions, isTable, hrefOf, onChange, path } = props;
  const t = useT();
  const { data, error, isLoading, refresh } = positions;

  if (error && !isLoading) {
    return <Failure title={t('positions.search.failed')} onRetry={refresh} />;
  }
  // While another search loads, what is said of an empty result would be about the former one.
  const isOutdated = isLoading && data?.list.length === 0;
  if (!data || error || isOutdated) return <ResultSkeleton />;
  const notes = (
    <KeywordNotes found={data} hrefOf={(keyword) => hrefOf(withFilters(state, { keyword }))} />
  );
  if (data.total === 0) {
    return (
      <div className="surface">
        {notes}
        <ZeroResult {...{ state, conditions, hrefOf }} />
      </div>
    );
  }
  if (data.list.length === 0) {
    return (
      <State
        role="status"
        title={t('positions.beyond.title')}
        action={{ label: t('positions.beyond.action'), to: hrefOf({ ...state, current: 1 }) }}
      />
    );
  }
  return (
    <div className={isLoading ? 'stale' : undefined} aria-busy={isLoading}>
      {notes}
      {isTable ? (
        <Suspense fallback={<ResultSkeleton />}>
          <ResultTable
            positions={data.list}
            backPath={path}
            sort={sortOf(state)}
            onSort={(sort) => onChange(withFilters(state, { sort }))}
          />
        </Suspense>
      ) : (
        <Rows positions={data.list} path={path} />
      )}
      <Pager
        current={data.current}
        pageSize={data.pageSize}
        total={data.total}
        hrefOf={(current) => hrefOf({ ...state, current })}
      />
    </div>
  );
}

function Rows({ positions, path }: { positions: readonly Position[]; path: string }) {
  const rows = useRowsInSteps(positions);
  return (
    <ul className="rows" aria-busy={rows.length < positions.length || undefined}>
      {rows.map((position) => (
        <li key={position.id}>
          <PositionRow position={position} src="search" backPath={path} />
        </li>
      ))}
    </ul>
  );
}
