import { Button, Flex } from 'antd';
import { lazy, Suspense, useId, useState } from 'react';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { usePageFocus } from '@/hooks/usePageFocus';
import { useT } from '@/hooks/useT';
import { useTableRoom } from '@/hooks/useTableRoom';
import styles from './PositionSearchScreen.module.css';
import AppliedFilters from './search/AppliedFilters';
import FacetPanel from './search/FacetPanel';
import { appliedFilters } from './search/filters';
import ResultBar from './search/ResultBar';
import Results from './search/Results';
import SearchHead from './search/SearchHead';
import { useFilterLabel } from './search/useFilterLabel';
import { useMine } from './search/useMine';
import { useConditions, usePositions, useSearchState } from './search/useSearch';
import CompareArea from './shared/compare/CompareArea';

/** Neither is there at first paint: a press brings them. */
const FilterDrawer = lazy(() => import(/* webpackChunkName: "filters" */ './search/FilterDrawer'));
const MineNote = lazy(() => import(/* webpackChunkName: "mine-note" */ './search/MineNote'));

/** Position search: keyword, facets, results; all of its state is in the URL (spec §2, /searchPosition). */
export default function PositionSearchScreen() {
  const t = useT();
  const { searchType, state, hrefOf, go, goTyping, path } = useSearchState();
  const positions = usePositions(state);
  const conditions = useConditions(state);
  const labelOf = useFilterLabel(conditions.data);
  const mine = useMine(state, hrefOf);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const hasColumn = useMediaQuery('(min-width: 992px)');
  const isTablePossible = useTableRoom();
  const headingId = useId();
  const heading = usePageFocus<HTMLHeadingElement>(state.current);
  const applied = appliedFilters(state).length;

  return (
    <>
      <a
        className="skip offPaper"
        href={`#${headingId}`}
        onClick={(event) => {
          // The address says the search and nothing else.
          event.preventDefault();
          heading.current?.focus();
        }}
      >
        {t('positions.search.toResults')}
      </a>
      <SearchHead
        {...{ searchType, state, hrefOf, labelOf }}
        onSearch={(next, how) => (how === 'typed' ? goTyping : go)(next)}
      />
      <Flex gap={24} align="flex-start">
        {hasColumn && (
          <aside className={`${styles.facets} offPaper`} aria-label={t('positions.search.filters')}>
            <FacetPanel
              key={searchType}
              {...{ searchType, state, conditions, labelOf }}
              onChange={go}
            />
          </aside>
        )}
        <section className={styles.results} aria-labelledby={headingId}>
          <h2
            ref={heading}
            id={headingId}
            className={`${styles.heading} visuallyHidden`}
            tabIndex={-1}
          >
            {t('positions.search.results')}
          </h2>
          <AppliedFilters state={state} labelOf={labelOf} onChange={go} />
          <ResultBar
            state={state}
            total={positions.error ? undefined : positions.data?.total}
            isLoading={positions.isLoading}
            isTablePossible={isTablePossible}
            onChange={go}
            mine={mine}
            filtersButton={
              !hasColumn && (
                <Button className={styles.button} onClick={() => setDrawerOpen(true)}>
                  {applied > 0
                    ? t('positions.search.openFiltersCount', { count: applied })
                    : t('positions.search.openFilters')}
                </Button>
              )
            }
          />
          {mine && mine.missing.length > 0 && (
            <Suspense fallback={null}>
              <MineNote missing={mine.missing} isNothing={mine.isNothing} />
            </Suspense>
          )}
          <Results
            {...{ state, positions, hrefOf, path }}
            onChange={go}
            // Those of another search would promise what it does not hold.
            conditions={conditions.isLoading || conditions.error ? undefined : conditions.data}
            isTable={isTablePossible && state.view === 'table'}
          />
        </section>
      </Flex>
      {isDrawerOpen && (
        <Suspense fallback={null}>
          <FilterDrawer
            {...{ searchType, state, conditions }}
            onApply={go}
            onClose={() => setDrawerOpen(false)}
          />
        </Suspense>
      )}
      <CompareArea />
    </>
  );
}
