import KeywordField from '@/components/KeywordField';
import PagedList from '@/components/PagedList';
import { choicesOf } from '@/components/select/choices';
import ListSelect from '@/components/select/ListSelect';
import { useT } from '@/hooks/useT';
import { serverWords, type TermWord, useTerms } from '@/hooks/useTerms';
import { useUrlState } from '@/hooks/useUrlState';
import { usePositionRegions } from '../../shared/usePositions';
import styles from './EnterpriseList.module.css';
import EnterpriseRow from './EnterpriseRow';
import { enterpriseList } from './enterpriseState';
import { useEnterprises } from './useEnterprises';

interface EnterpriseListProps {
  /** The enterprise that filters the positions below. */
  chosenId: string | undefined;
  /** The URL with another enterprise as filter; undefined removes the filter. */
  filterHref: (id: string | undefined) => string;
  /** Called before the filter changes. */
  onFilter: () => void;
}

/** A small page, so that the positions below stay near. */
const pageSize = 6;

/** The enterprises with filters and pages (contract: enterpriseList); their state is in the same URL. */
export default function EnterpriseList({ chosenId, filterHref, onFilter }: EnterpriseListProps) {
  const t = useT();
  const { termsOf } = useTerms();
  const { state, hrefOf, go, goTyping } = useUrlState(enterpriseList);
  const { data: regions = [] } = usePositionRegions({});
  const { keyword, nature, industry, regionCode, current } = state;
  const request = useEnterprises({ ...state, keyword: keyword || undefined, pageSize });
  const isFiltered = Boolean(keyword || nature || industry || regionCode);
  const all = enterpriseList.parse(new URLSearchParams());
  const select = (
    label: string,
    key: 'nature' | 'industry' | 'regionCode',
    terms: readonly TermWord[],
  ) => (
    <ListSelect
      label={label}
      value={state[key] ?? ''}
      choices={[{ value: '', label: t('enterprises.list.any') }, ...choicesOf(terms)]}
      onChoose={(code) => go({ ...state, [key]: code || undefined, current: 1 })}
    />
  );
  return (
    <div style={{ marginBottom: 32 }}>
      <div className={styles.filters}>
        <KeywordField
          label={t('enterprises.list.keyword')}
          placeholder={t('enterprises.list.keywordHint')}
          submitLabel={t('enterprises.list.search')}
          keyword={keyword}
          onSearch={(sought, how) =>
            (how === 'typed' ? goTyping : go)({ ...state, keyword: sought, current: 1 })
          }
        />
        {select(t('enterprises.fact.nature'), 'nature', termsOf('nature'))}
        {select(t('enterprises.fact.industry'), 'industry', termsOf('industry'))}
        {select(
          t('enterprises.fact.region'),
          'regionCode',
          serverWords(regions.map(({ code, name }) => ({ code, label: name }))),
        )}
      </div>
      <PagedList
        title={t('enterprises.list.intro')}
        countOf={(count) => t('enterprises.list.count', { count })}
        request={request}
        failureTitle={t('enterprises.list.failed')}
        current={current}
        hrefOf={(page) => hrefOf({ ...state, current: page })}
        row={(enterprise) => (
          <EnterpriseRow
            enterprise={enterprise}
            isChosen={enterprise.id === chosenId}
            filterHref={filterHref(enterprise.id === chosenId ? undefined : enterprise.id)}
            onFilter={onFilter}
          />
        )}
        empty={
          isFiltered
            ? {
                title: t('enterprises.list.none'),
                hint: t('enterprises.list.noneHint'),
                action: { label: t('enterprises.list.clear'), to: hrefOf(all) },
              }
            : {
                title: t('enterprises.list.noneAtAll'),
                hint: t('enterprises.list.noneAtAllHint'),
                action: { label: t('content.notice.showAll'), to: '/notice' },
              }
        }
      />
    </div>
  );
}
