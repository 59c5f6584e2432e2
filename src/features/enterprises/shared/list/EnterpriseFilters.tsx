import { useId } from 'react';
import KeywordField from '@/components/KeywordField';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import { getPositionRegions } from '@/services/recruitment';
import styles from './EnterpriseList.module.css';
import { type EnterpriseState, nameLimit } from './enterpriseState';

interface EnterpriseFiltersProps {
  state: EnterpriseState;
  onChange: (next: EnterpriseState, how: 'typed' | 'submitted') => void;
}

/** Name, nature, industry and region of enterprises; each begins the list at its first page. */
export default function EnterpriseFilters({ state, onChange }: EnterpriseFiltersProps) {
  const t = useT();
  const { termsOf } = useTerms();
  const { data: regions = [] } = useCall(() => getPositionRegions({}));
  const choose = (patch: Partial<EnterpriseState>) =>
    onChange({ ...state, ...patch, current: 1 }, 'submitted');
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
      <Choice
        label={t('enterprises.fact.nature')}
        value={state.nature}
        options={termsOf('nature').map(({ code, label }) => ({ code, name: label }))}
        onChoose={(nature) => choose({ nature })}
      />
      <Choice
        label={t('enterprises.fact.industry')}
        value={state.industry}
        options={termsOf('industry').map(({ code, label }) => ({ code, name: label }))}
        onChoose={(industry) => choose({ industry })}
      />
      <Choice
        label={t('enterprises.fact.region')}
        value={state.regionCode}
        options={regions}
        onChoose={(regionCode) => choose({ regionCode })}
      />
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { code: string; name: string }[];
  onChoose: (code: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const t = useT();
  const id = useId();
  const isListed = value === '' || options.some(({ code }) => code === value);
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{t('enterprises.list.any')}</option>
        {/* Until the list is here, and for a code that is not in it. */}
        {!isListed && <option value={value}>{value}</option>}
        {options.map(({ code, name }) => (
          <option key={code} value={code} lang="zh-CN">
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
