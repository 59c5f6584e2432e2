import { useId } from 'react';
import KeywordField from '@/components/KeywordField';
import { useT } from '@/hooks/useT';
import { choiceOf } from '@/utils/urlValues';
import { activityTypes } from '../shared/phase';
import styles from './ListFilters.module.css';
import { keywordLimit, type ListState, withFilters } from './listState';

interface ListFiltersProps {
  state: ListState;
  go: (state: ListState) => void;
  goTyping: (state: ListState) => void;
}

/** Keyword and type, for the list and the month alike. */
export default function ListFilters({ state, go, goTyping }: ListFiltersProps) {
  const t = useT();
  const typeId = useId();
  return (
    <div className={styles.filters}>
      <KeywordField
        label={t('activities.search')}
        placeholder={t('activities.searchHint')}
        submitLabel={t('activities.searchSubmit')}
        keyword={state.keyword}
        limit={keywordLimit}
        onSearch={(keyword, how) =>
          (how === 'typed' ? goTyping : go)(withFilters(state, { keyword }))
        }
      />
      <div className={styles.type}>
        <label htmlFor={typeId}>{t('activities.type')}</label>
        <select
          id={typeId}
          className={styles.select}
          value={state.type ?? ''}
          onChange={({ target }) =>
            go(withFilters(state, { type: choiceOf(target.value, activityTypes) }))
          }
        >
          <option value="">{t('common.all')}</option>
          {activityTypes.map((type) => (
            <option key={type} value={type}>
              {t(`activities.type.${type}`)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
