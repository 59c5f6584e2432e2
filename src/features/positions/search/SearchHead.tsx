import { SearchOutlined } from '@ant-design/icons';
import { lazy, Suspense, useState } from 'react';
import KeywordField from '@/components/KeywordField';
import PageHead from '@/components/PageHead';
import UnitSuggestions from '@/features/enterprises/shared/suggest/UnitSuggestions';
import { useUnitSuggest } from '@/features/enterprises/shared/suggest/useUnitSuggest';
import { useT } from '@/hooks/useT';
import styles from '../PositionSearchScreen.module.css';
import { isRecruitType } from '../shared/labels';
import { type AppliedFilter, appliedFilters, withFilters } from './filters';
import SavedSearches from './SavedSearches';
import { ResultSkeleton } from './Skeletons';
import { formatSearch, keywordLimit, type SearchState } from './urlState';
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
        <Suspense fallback={<ResultSkeleton />}>
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

interface KeywordBoxProps {
  keyword: string;
  onSearch: (keyword: string, how: 'typed' | 'submitted') => void;
}

/** The keyword of the search, with units suggested while it is typed. */
function KeywordBox({ keyword, onSearch }: KeywordBoxProps) {
  const t = useT();
  const [typed, setTyped] = useState(keyword);
  const suggest = useUnitSuggest(typed);
  return (
    <div className={styles.keyword}>
      <KeywordField
        isWide
        label={t('positions.search.keyword')}
        placeholder={t('positions.search.keywordHint')}
        submitLabel={
          <>
            <SearchOutlined aria-hidden="true" />
            {t('positions.search.submit')}
          </>
        }
        keyword={keyword}
        limit={keywordLimit}
        onSearch={onSearch}
        inputProps={suggest.inputProps}
        onType={(text) => {
          setTyped(text);
          suggest.open();
        }}
        onSubmit={suggest.close}
      />
      <UnitSuggestions {...suggest.list} />
    </div>
  );
}
