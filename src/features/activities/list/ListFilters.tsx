import { Flex } from 'antd';
import KeywordField from '@/components/KeywordField';
import ListSelect from '@/components/ListSelect';
import { useT } from '@/hooks/useT';
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
  return (
    <Flex wrap gap="12px 24px" className={styles.filters}>
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
      <ListSelect
        label={t('activities.type')}
        value={state.type ?? ''}
        choices={[
          { value: '', label: t('common.all') },
          ...activityTypes.map((value) => ({ value, label: t(`activities.type.${value}`) })),
        ]}
        onChoose={(type) => go(withFilters(state, { type: type || undefined }))}
      />
    </Flex>
  );
}
