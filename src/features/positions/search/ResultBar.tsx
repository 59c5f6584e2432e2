import { Button, Flex } from 'antd';
import { type ReactNode, useId } from 'react';
import { useT } from '@/hooks/useT';
import { withFilters } from './filters';
import styles from './ResultBar.module.css';
import { type SearchState, sortOf } from './urlState';
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
    <Flex wrap align="center" className={styles.bar}>
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
      <label className="tick">
        <input
          type="checkbox"
          checked={state.isOpenOnly}
          onChange={({ target }) => onChange(withFilters(state, { isOpenOnly: target.checked }))}
        />
        {t('positions.search.openOnly')}
      </label>
      <Flex wrap gap="8px 16px" align="center" className={`${styles.controls} offPaper`}>
        {filtersButton}
        <Segmented
          legend={t('positions.search.sort')}
          value={sortOf(state)}
          choices={[
            ...(state.keyword
              ? [{ value: 'relevance' as const, label: t('positions.search.sort.relevance') }]
              : []),
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
      </Flex>
    </Flex>
  );
}

interface SegmentedProps<T extends string> {
  legend: string;
  choices: readonly { value: T; label: string }[];
  value: T;
  onChoose: (value: T) => void;
}

/** A choice of two or three as one control: radio buttons in a row. */
function Segmented<T extends string>(props: SegmentedProps<T>) {
  const { legend, choices, value, onChoose } = props;
  const name = useId();
  return (
    <fieldset className={styles.segments}>
      <legend className="visuallyHidden">{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          <span className={styles.word}>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
