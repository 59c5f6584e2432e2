import KeywordField from '@/components/KeywordField';
import ListSelect from '@/components/ListSelect';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import { getPositionRegions } from '@/services/recruitment';
import type { Term } from '@/services/types';
import styles from './EnterpriseList.module.css';
import { type EnterpriseState, nameLimit } from './enterpriseState';

interface EnterpriseFiltersProps {
  state: EnterpriseState;
  onChange: (next: EnterpriseState, how: 'typed' | 'submitted') => void;
}

const choiceOf = ({ code, label }: Term) => ({ value: code, label, lang: 'zh-CN' });

/** Name, nature, industry and region of enterprises; each begins the list at its first page. */
export default function EnterpriseFilters({ state, onChange }: EnterpriseFiltersProps) {
  const t = useT();
  const { termsOf } = useTerms();
  const { data: regions = [] } = useCall(() => getPositionRegions({}));
  const choose = (patch: Partial<EnterpriseState>) =>
    onChange({ ...state, ...patch, current: 1 }, 'submitted');
  const any = { value: '', label: t('enterprises.list.any') };
  return (
    <div className={styles.filters}>
      <KeywordField
        label={t('enterprises.list.keyword')}
        placeholder={t('enterprises.list.keywordHint')}
        submitLabel={t('enterprises.list.search')}
        keyword={state.keyword}
        limit={nameLimit}
        onSearch={(keyword, how) => onChange({ ...state, keyword, current: 1 }, how)}
      />
      <ListSelect
        label={t('enterprises.fact.nature')}
        value={state.nature}
        choices={[any, ...termsOf('nature').map(choiceOf)]}
        onChoose={(nature) => choose({ nature })}
      />
      <ListSelect
        label={t('enterprises.fact.industry')}
        value={state.industry}
        choices={[any, ...termsOf('industry').map(choiceOf)]}
        onChoose={(industry) => choose({ industry })}
      />
      <ListSelect
        label={t('enterprises.fact.region')}
        value={state.regionCode}
        choices={[any, ...regions.map(({ code, name }) => choiceOf({ code, label: name }))]}
        onChoose={(regionCode) => choose({ regionCode })}
      />
    </div>
  );
}
