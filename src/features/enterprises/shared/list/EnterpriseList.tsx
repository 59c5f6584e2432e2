import { useLocation, useNavigate } from '@umijs/max';
import { useRef } from 'react';
import PagedList from '@/components/PagedList';
import { useLatestRequest } from '@/hooks/useLatestRequest';
import { useT } from '@/hooks/useT';
import { listEnterprises } from '@/services/recruitment';
import { onThisPage } from '@/utils/onThisPage';
import EnterpriseFilters from './EnterpriseFilters';
import styles from './EnterpriseList.module.css';
import EnterpriseRow from './EnterpriseRow';
import { type EnterpriseState, parseEnterprises, withEnterprises } from './enterpriseState';

interface EnterpriseListProps {
  /** The enterprise to which the positions below are narrowed. */
  chosenId: string | undefined;
  /** The address at which they are another's; undefined takes the filter off. */
  filterHref: (id: string | undefined) => string;
}

/** Few enough that the positions below stay in reach. */
const pageSize = 6;

/** The enterprises, filtered and a page at a time (contract: enterpriseList); its state stands beside the positions' in the URL. */
export default function EnterpriseList({ chosenId, filterHref }: EnterpriseListProps) {
  const t = useT();
  const navigate = useNavigate();
  const { search } = useLocation();
  const typedHref = useRef<string>(undefined);
  const state = parseEnterprises(new URLSearchParams(search));
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
  const hrefOf = (next: EnterpriseState) => onThisPage(withEnterprises(search, next));
  /** While one types, all that is typed is one step of the history. */
  const go = (next: EnterpriseState, how: 'typed' | 'submitted') => {
    const replace = how === 'typed' && typedHref.current === onThisPage(search);
    const href = hrefOf(next);
    typedHref.current = how === 'typed' ? href : undefined;
    navigate(href, { replace });
  };
  const isFiltered = Boolean(keyword || nature || industry || regionCode);
  const all = { keyword: '', nature: '', industry: '', regionCode: '', current: 1 };
  return (
    <div className={styles.list}>
      <EnterpriseFilters state={state} onChange={go} />
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
            : {
                title: t('enterprises.list.noneAtAll'),
                hint: t('enterprises.list.noneAtAllHint'),
              }
        }
      />
    </div>
  );
}
