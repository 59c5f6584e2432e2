import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '@/hooks/useT';
import { withFilters } from './filters';
import styles from './ResultBar.module.css';
import Segmented from './Segmented';
import type { SearchState } from './urlState';
import type { MineSwitch } from './useMine';

interface ResultBarProps {
  state: SearchState;
  /** Unknown while it is counted, and when that failed. */
  total: number | undefined;
  isLoading: boolean;
  isTablePossible: boolean;
  onChange: (next: SearchState) => void;
  /** Fills the filters from the résumé; a reviewer has none. */
  mine: MineSwitch | undefined;
  /** The way to the filters where they have no column. */
  filtersButton?: ReactNode;
}

/** How many there are, said politely when it changes; only open ones, order and view. */
export default function ResultBar(props: ResultBarProps) {
  const { state, total, isLoading, isTablePossible, onChange, mine, filtersButton } = props;
  const t = useT();
  return (
    <div className={styles.bar}>
      <p className={styles.count} role="status">
        {isLoading
          ? t('positions.search.counting')
          : total !== undefined && t('positions.search.count', { count: total })}
      </p>
      {mine && (
        <Button
          className={styles.mine}
          type={mine.isOn ? 'primary' : 'default'}
          ghost={mine.isOn}
          aria-pressed={mine.isOn}
          aria-busy={mine.isWaiting}
          onClick={mine.press}
        >
          {t('positions.mine.action')}
        </Button>
      )}
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={state.isOpenOnly}
          onChange={({ target }) => onChange(withFilters(state, { isOpenOnly: target.checked }))}
        />
        {t('positions.search.openOnly')}
      </label>
      <div className={styles.controls}>
        {filtersButton}
        <Segmented
          legend={t('positions.search.sort')}
          value={state.sort}
          choices={[
            { value: 'newest', label: t('positions.search.sort.newest') },
            { value: 'closing', label: t('positions.search.sort.closing') },
          ]}
          onChoose={(sort) => onChange(withFilters(state, { sort }))}
        />
        {isTablePossible && (
          <Segmented
            legend={t('positions.search.view')}
            value={state.view}
            choices={[
              { value: 'list', label: t('positions.search.view.list') },
              { value: 'table', label: t('positions.search.view.table') },
            ]}
            onChoose={(view) => onChange({ ...state, view })}
          />
        )}
      </div>
    </div>
  );
}
