import { Flex } from 'antd';
import { useId, useState } from 'react';
import LateBoundary from '@/components/LateBoundary';
import PlainButton from '@/components/PlainButton';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { usePageFocus } from '@/hooks/usePageFocus';
import { useT } from '@/hooks/useT';
import { useTableRoom } from '@/hooks/useTableRoom';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import styles from './PositionSearchScreen.module.css';
import AppliedFilters from './search/AppliedFilters';
import FacetPanel from './search/FacetPanel';
import { appliedFilters, isPayKnown } from './search/filters';
import ResultBar from './search/ResultBar';
import Results from './search/Results';
import SearchHead from './search/SearchHead';
import { useFilterLabel } from './search/useFilterLabel';
import { useResumeFilters } from './search/useResumeFilters';
import { useConditions, useResults, useSearchState } from './search/useSearch';
import CompareArea from './shared/compare/CompareArea';

/** Not needed at the first render: they load after a press. */
const FilterDrawer = lazyWithRetry(
  () => import(/* webpackChunkName: "filters" */ './search/FilterDrawer'),
);
const ResumeFilterNote = lazyWithRetry(
  () => import(/* webpackChunkName: "mine-note" */ './search/ResumeFilterNote'),
);

/** Position search: keyword, facets, results; the state is in the URL (spec §2, /searchPosition). */
export default function PositionSearchScreen() {
  const t = useT();
  const { searchType, state, hrefOf, go, goTyping, path } = useSearchState();
  const positions = useResults(state);
  const conditions = useConditions(state);
  const labelOf = useFilterLabel(conditions);
  const resumeSwitch = useResumeFilters(state, hrefOf);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const closeDrawer = () => setDrawerOpen(false);
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
          // Focuses without a hash, because the URL contains the search only.
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
            <FacetPanel key={searchType} {...{ searchType, state, conditions }} onChange={go} />
          </aside>
        )}
        <section className={styles.results} aria-labelledby={headingId}>
          <h2 ref={heading} id={headingId} className="visuallyHidden" tabIndex={-1}>
            {t('positions.search.results')}
          </h2>
          <AppliedFilters
            {...{ state, labelOf }}
            onChange={(next) => {
              go(next);
              // The pressed chip disappears.
              heading.current?.focus();
            }}
          />
          <ResultBar
            state={state}
            total={positions.error ? undefined : positions.data?.total}
            isLoading={positions.isLoading}
            isTablePossible={isTablePossible}
            hasPay={conditions.data && isPayKnown(conditions.data)}
            onChange={go}
            resumeSwitch={resumeSwitch}
            filtersButton={
              !hasColumn && (
                <PlainButton onClick={() => setDrawerOpen(true)}>
                  {t(
                    applied > 0
                      ? 'positions.search.openFiltersCount'
                      : 'positions.search.openFilters',
                    { count: applied },
                  )}
                </PlainButton>
              )
            }
          />
          {resumeSwitch && resumeSwitch.missing.length > 0 && (
            <LateBoundary>
              <ResumeFilterNote {...resumeSwitch} />
            </LateBoundary>
          )}
          <Results
            {...{ state, positions, hrefOf, path }}
            onChange={go}
            // Conditions that belong to another search would have wrong counts.
            conditions={conditions.isLoading || conditions.error ? undefined : conditions.data}
            isTable={isTablePossible && state.view === 'table'}
          />
        </section>
      </Flex>
      {isDrawerOpen && (
        <LateBoundary onFailed={closeDrawer}>
          <FilterDrawer {...{ searchType, state, conditions }} onApply={go} onClose={closeDrawer} />
        </LateBoundary>
      )}
      <CompareArea />
    </>
  );
}
