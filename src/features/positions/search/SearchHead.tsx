import { lazy, Suspense } from 'react';
import PageHead from '@/components/PageHead';
import { useT } from '@/hooks/useT';
import { isRecruitType } from '../shared/labels';
import { type AppliedFilter, appliedFilters, withFilters } from './filters';
import KeywordBox from './KeywordBox';
import Skeleton from './ResultSkeleton';
import SavedSearches from './SavedSearches';
import { formatSearch, type SearchState } from './urlState';
import type { FilterLabel } from './useFilterLabel';

/** Only /searchPosition/enterprise shows it. */
const EnterpriseList = lazy(() => import('@/features/enterprises/shared/list/EnterpriseList'));

interface SearchHeadProps {
  searchType: string;
  state: SearchState;
  hrefOf: (next: SearchState) => string;
  labelOf: (filter: AppliedFilter) => FilterLabel;
  onSearch: (next: SearchState, how: 'typed' | 'submitted') => void;
}

/** What stands above filters and results: title, enterprises where they are sought, keyword, saved searches. */
export default function SearchHead(props: SearchHeadProps) {
  const { searchType, state, hrefOf, labelOf, onSearch } = props;
  const t = useT();
  const [onlyType] = state.recruitType.length === 1 ? state.recruitType : [];
  const isByEnterprise = searchType === 'enterprise';
  const title = t(
    isByEnterprise
      ? 'positions.search.titleOf.enterprise'
      : onlyType && isRecruitType(onlyType)
        ? `positions.search.titleOf.${onlyType}`
        : 'positions.search.title',
  );
  const names = appliedFilters(state).map((filter) => labelOf(filter).text);
  return (
    <>
      <PageHead
        title={title}
        intro={t(isByEnterprise ? 'positions.search.introOf.enterprise' : 'positions.search.intro')}
      />
      {isByEnterprise && (
        <Suspense fallback={<Skeleton />}>
          <EnterpriseList
            chosenId={state.enterpriseId}
            filterHref={(enterpriseId) =>
              hrefOf(withFilters(state, { enterpriseId, scope: 'all' }))
            }
          />
        </Suspense>
      )}
      <KeywordBox
        keyword={state.keyword}
        onSearch={(keyword, how) => onSearch(withFilters(state, { keyword }), how)}
      />
      <SavedSearches
        href={`/searchPosition/${searchType}${formatSearch(searchType, { ...state, current: 1 })}`}
        suggestion={names.length > 0 ? names.join(t('common.listSeparator')) : title}
      />
    </>
  );
}
