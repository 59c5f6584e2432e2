import { SearchOutlined } from '@ant-design/icons';
import { type ComponentProps, useState } from 'react';
import KeywordField from '@/components/KeywordField';
import LateBoundary from '@/components/LateBoundary';
import PageHead from '@/components/PageHead';
import { useT } from '@/hooks/useT';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import { withFilters } from '@/utils/urlValues';
import styles from '../PositionSearchScreen.module.css';
import { isRecruitType } from '../shared/labels';
import Suggestions from '../shared/suggest/Suggestions';
import { useSuggest } from '../shared/suggest/useSuggest';
import { noteBeforeUnit, withUnit } from './enterprises/unitFilter';
import { appliedFilters } from './filters';
import SavedSearches from './SavedSearches';
import { ResultSkeleton } from './Skeletons';
import { type SearchState, searchCodec } from './urlState';
import { awaitedLabel, type LabelOf } from './useFilterLabel';

/** Only /searchPosition/enterprise shows it. */
const EnterpriseList = lazyWithRetry(() => import('./enterprises/EnterpriseList'));

interface SearchHeadProps {
  searchType: string;
  state: SearchState;
  hrefOf: (next: SearchState) => string;
  labelOf: LabelOf;
  onSearch: (next: SearchState, how: 'typed' | 'submitted') => void;
}

/** The part above filters and results: title, list of enterprises if the path asks for it, keyword, saved searches. */
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
  const names = appliedFilters(state)
    .map(labelOf)
    .filter((label) => label !== awaitedLabel)
    .map(({ text }) => text);
  return (
    <>
      <PageHead
        title={title}
        intro={t(isByEnterprise ? 'positions.search.introOf.enterprise' : 'positions.search.intro')}
      />
      {isByEnterprise && (
        <LateBoundary waiting={<ResultSkeleton />} title={t('enterprises.list.failed')}>
          <EnterpriseList
            chosenId={state.enterpriseId}
            filterHref={(enterpriseId) => hrefOf(withUnit(state, enterpriseId))}
            onFilter={() => noteBeforeUnit(state)}
          />
        </LateBoundary>
      )}
      <KeywordBox
        keyword={state.keyword}
        onSearch={(keyword, how) => onSearch(withFilters(state, { keyword }), how)}
      />
      <SavedSearches
        href={`/searchPosition/${searchType}${searchCodec(searchType).format({ ...state, current: 1 })}`}
        suggestion={names.length > 0 ? names.join(t('common.listSeparator')) : title}
      />
    </>
  );
}

type KeywordBoxProps = Pick<ComponentProps<typeof KeywordField>, 'keyword' | 'onSearch'>;

/** The keyword field, with suggestions while a person types. */
function KeywordBox({ keyword, onSearch }: KeywordBoxProps) {
  const t = useT();
  const [typed, setTyped] = useState(keyword);
  const suggest = useSuggest(typed, (wanted) => onSearch(wanted, 'submitted'), true);
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
        onSearch={onSearch}
        inputProps={suggest.inputProps}
        onType={(text) => {
          setTyped(text);
          suggest.open();
        }}
        onReplace={setTyped}
        onSubmit={suggest.send}
      />
      <Suggestions {...suggest.list} />
    </div>
  );
}
