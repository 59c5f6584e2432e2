import { useLocation } from '@umijs/max';
import { useMemo } from 'react';
import KeywordField from '@/components/KeywordField';
import ListSelect from '@/components/ListSelect';
import PagedList from '@/components/PagedList';
import { useCall } from '@/hooks/useCall';
import { useLatestRequest } from '@/hooks/useLatestRequest';
import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import { useUrlState } from '@/hooks/useUrlState';
import { getPositionRegions, listEnterprises } from '@/services/recruitment';
import type { Term } from '@/services/types';
import styles from './EnterpriseList.module.css';
import EnterpriseRow from './EnterpriseRow';
import {
  type EnterpriseState,
  nameLimit,
  parseEnterprises,
  withEnterprises,
} from './enterpriseState';

interface EnterpriseListProps {
  /** The enterprise to which the positions below are narrowed. */
  chosenId: string | undefined;
  /** The address at which they are another's; undefined takes the filter off. */
  filterHref: (id: string | undefined) => string;
}

/** Few enough that the positions below stay in reach. */
const pageSize = 6;
const choiceOf = ({ code, label }: Term) => ({ value: code, label, lang: 'zh-CN' });

/** The enterprises, filtered and a page at a time (contract: enterpriseList); its state stands beside the positions' in the URL. */
export default function EnterpriseList({ chosenId, filterHref }: EnterpriseListProps) {
  const t = useT();
  const { termsOf } = useTerms();
  const { search } = useLocation();
  const codec = useMemo(() => {
    const format = (next: EnterpriseState) => withEnterprises(search, next);
    return { parse: parseEnterprises, format };
  }, [search]);
  const { state, hrefOf, go, goTyping } = useUrlState(codec);
  const { data: regions = [] } = useCall(() => getPositionRegions({}));
  const { keyword, nature, industry, regionCode, current } = state;
  const query = {
    keyword: keyword || undefined,
    nature: nature || undefined,
    industry: industry || undefined,
    regionCode: regionCode || undefined,
    current,
    pageSize,
  };
  const request = useLatestRequest(
    (signal) => listEnterprises(query, { signal }),
    [JSON.stringify(query)],
  );
  const isFiltered = Boolean(keyword || nature || industry || regionCode);
  const all = parseEnterprises(new URLSearchParams());
  const select = (
    label: string,
    key: 'nature' | 'industry' | 'regionCode',
    terms: readonly Term[],
  ) => (
    <ListSelect
      label={label}
      value={state[key]}
      choices={[{ value: '', label: t('enterprises.list.any') }, ...terms.map(choiceOf)]}
      onChoose={(code) => go({ ...state, [key]: code, current: 1 })}
    />
  );
  return (
    <div className={styles.list}>
      <div className={styles.filters}>
        <KeywordField
          label={t('enterprises.list.keyword')}
          placeholder={t('enterprises.list.keywordHint')}
          submitLabel={t('enterprises.list.search')}
          keyword={keyword}
          limit={nameLimit}
          onSearch={(sought, how) =>
            (how === 'typed' ? goTyping : go)({ ...state, keyword: sought, current: 1 })
          }
        />
        {select(t('enterprises.fact.nature'), 'nature', termsOf('nature'))}
        {select(t('enterprises.fact.industry'), 'industry', termsOf('industry'))}
        {select(
          t('enterprises.fact.region'),
          'regionCode',
          regions.map(({ code, name }) => ({ code, label: name })),
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
          />
        )}
        empty={
          isFiltered
            ? {
                title: t('enterprises.list.none'),
                hint: t('enterprises.list.noneHint'),
                action: { label: t('enterprises.list.clear'), to: hrefOf(all) },
              }
            : { title: t('enterprises.list.noneAtAll'), hint: t('enterprises.list.noneAtAllHint') }
        }
      />
    </div>
  );
}
