import AsyncContent from '@/components/AsyncContent';
import LatePart from '@/components/LatePart';
import Pager from '@/components/Pager';
import State from '@/components/State';
import { useRowsInSteps } from '@/hooks/useRowsInSteps';
import { useT } from '@/hooks/useT';
import type { Position, PositionPage, SearchConditions } from '@/services/types';
import { withFilters } from '@/utils/urlValues';
import PositionRow from '../shared/PositionRow';
import KeywordNotes from './KeywordNotes';
import { ResultSkeleton } from './Skeletons';
import { type SearchState, sortOf } from './urlState';
import type { useResults } from './useSearch';
import ZeroResult from './ZeroResult';

/** Uses antd Pro's table, so it is fetched when the person chooses the table. */
const loadTable = () => import(/* webpackChunkName: "position-table" */ './ResultTable');

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
        <LatePart
          load={loadTable}
          props={{
            positions: found.list,
            backPath: path,
            sort: sortOf(state),
            onSort: (sort) => onChange(withFilters(state, { sort })),
          }}
          waiting={
            <div aria-busy="true">
              <ResultSkeleton />
            </div>
          }
          onFailed={() => onChange({ ...state, view: 'list' })}
        />
      ) : (
        <Rows positions={found.list} path={path} />
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
