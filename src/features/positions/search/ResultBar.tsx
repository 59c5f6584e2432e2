import { Flex } from 'antd';
import type { ReactNode } from 'react';
import PlainButton from '@/components/PlainButton';
import Segmented from '@/components/Segmented';
import { useT } from '@/hooks/useT';
import { isSecondPress } from '@/utils/secondPress';
import { withFilters } from '@/utils/urlValues';
import styles from './ResultBar.module.css';
import { type SearchState, sortOf, sortsOf, views } from './urlState';
import type { ResumeFilterSwitch } from './useResumeFilters';

interface ResultBarProps {
  state: SearchState;
  /** Undefined while counting, and when counting has failed. */
  total: number | undefined;
  isLoading: boolean;
  isTablePossible: boolean;
  /** Whether one can sort by pay; undefined until the server has said it. */
  hasPay: boolean | undefined;
  onChange: (next: SearchState) => void;
  /** The switch that sets filters from the résumé; undefined for a reviewer, who has no résumé. */
  resumeSwitch: ResumeFilterSwitch;
  /** The button for the filters, where they have no column. */
  filtersButton?: ReactNode;
}

/** The number of results, which screen readers hear when it changes; a switch for open positions, order and view. */
export default function ResultBar(props: ResultBarProps) {
  const { state, total, isLoading, isTablePossible, hasPay, ...rest } = props;
  const { onChange, resumeSwitch, filtersButton } = rest;
  const isSorted = sortOf(state) === 'salary';
  const t = useT();
  return (
    <Flex wrap align="center" className={styles.bar}>
      <div className={styles.count}>
        <p role="status">
          {isLoading
            ? t('positions.search.counting')
            : total !== undefined && t('positions.search.count', { count: total })}
        </p>
        {/* Other pages count open positions only. */}
        {!state.isOpenOnly && <p className="quiet">{t('positions.search.closedToo')}</p>}
      </div>
      {resumeSwitch && (
        <PlainButton
          look={resumeSwitch.isOn ? 'outlined' : 'default'}
          aria-pressed={resumeSwitch.isOn}
          aria-busy={resumeSwitch.isWaiting}
          onClick={(event) => isSecondPress(event) || resumeSwitch.press()}
        >
          {t('positions.resumeFilter.action')}
        </PlainButton>
      )}
      <label className="tick offPaper">
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
          choices={sortsOf(state).filter(
            (sort) => sort !== 'salary' || isSorted || hasPay !== false,
          )}
          awaited={isSorted || hasPay ? undefined : 'salary'}
          textOf={(sort) => t(`positions.search.sort.${sort}`)}
          onChoose={(sort) => onChange(withFilters(state, { sort }))}
        />
        {isTablePossible && (
          <Segmented
            legend={t('positions.search.view')}
            value={state.view}
            choices={views}
            textOf={(view) => t(`positions.search.view.${view}`)}
            onChoose={(view) => onChange({ ...state, view })}
          />
        )}
      </Flex>
    </Flex>
  );
}
