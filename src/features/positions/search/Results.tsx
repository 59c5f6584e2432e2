import AsyncContent from '@/components/AsyncContent';
import LateBoundary from '@/components/LateBoundary';
import Pager from '@/components/Pager';
import State from '@/components/State';
import { useT } from '@/hooks/useT';
import type { PositionPage, SearchConditions } from '@/services/types';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import { withFilters } from '@/utils/urlValues';
import PositionRow from '../shared/PositionRow';
import KeywordNotes from './KeywordNotes';
import { ResultSkeleton } from './Skeletons';
import { type SearchState, sortOf } from './urlState';
import type { useResults } from './useSearch';
import ZeroResult from './ZeroResult';

/** Uses antd Pro's table, so it is fetched when the person chooses the table. */
const ResultTable = lazyWithRetry(
  () => import(/* webpackChunkName: "position-table" */ './ResultTable'),
);

interface ResultsProps {
  state: SearchState;
  positions: ReturnType<typeof useResults>;
  conditions: SearchConditions | undefined;
  isTable: boolean;
  hrefOf: (next: SearchState) => string;
  onChange: (next: SearchState) => void;
  path: string;
}

/** A page of positions, or its empty, failed or loading state. */
export default function Results(props: ResultsProps) {
  const t = useT();
  const { data, error, isLoading } = props.positions;
  // A failed search shows nothing of the former one; nor is that said to be empty while another one loads.
  const isOutdated = error !== undefined || (isLoading && data?.list.length === 0);
  return (
    <AsyncContent
      data={isOutdated ? undefined : data}
      request={props.positions}
      isFramed
      failureTitle={t('positions.search.failed')}
      skeleton={<ResultSkeleton />}
    >
      {(found) => <Found {...props} found={found} />}
    </AsyncContent>
  );
}

function Found(props: ResultsProps & { found: PositionPage }) {
  const { found, state, positions, conditions, isTable, hrefOf, onChange, path } = props;
  const t = useT();
  const { isLoading } = positions;
  const notes = (
    <KeywordNotes found={found} hrefOf={(keyword) => hrefOf(withFilters(state, { keyword }))} />
  );
  if (found.total === 0) {
    return (
      <div className="surface">
        {notes}
        <ZeroResult {...{ state, conditions, hrefOf }} />
      </div>
    );
  }
  if (found.list.length === 0) {
    return (
      <State
        isFramed
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
        <LateBoundary
          waiting={
            <div aria-busy="true">
              <ResultSkeleton />
            </div>
          }
          onFailed={() => onChange({ ...state, view: 'list' })}
        >
          <ResultTable
            positions={found.list}
            backPath={path}
            sort={sortOf(state)}
            onSort={(sort) => onChange(withFilters(state, { sort }))}
          />
        </LateBoundary>
      ) : (
        <ul className="rows">
          {found.list.map((position) => (
            <li key={position.id}>
              <PositionRow position={position} src="search" backPath={path} />
            </li>
          ))}
        </ul>
      )}
      <Pager
        current={found.current}
        pageSize={found.pageSize}
        total={found.total}
        hrefOf={(current) => hrefOf({ ...state, current })}
      />
    </div>
  );
}
