import { useT } from '@/hooks/useT';
import styles from './ListControls.module.css';
import { type ListState, sorts } from './listState';
import SortSelect from './SortSelect';

interface ListControlsProps {
  state: ListState;
  onChange: (next: ListState) => void;
  /** Whether there are subordinates to leave out. */
  hasScope?: boolean;
}

/** Order of a list of positions, and whether subordinates' belong to it; either begins at its first page. */
export default function ListControls({ state, onChange, hasScope = false }: ListControlsProps) {
  const t = useT();
  return (
    <div className={styles.controls}>
      {hasScope && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={state.isOwnOnly}
            onChange={({ target }) => onChange({ ...state, isOwnOnly: target.checked, current: 1 })}
          />
          {t('enterprises.positions.ownOnly')}
        </label>
      )}
      <SortSelect
        value={state.sort}
        choices={sorts.map((value) => ({ value, label: t(`enterprises.positions.sort.${value}`) }))}
        onChoose={(sort) => onChange({ ...state, sort, current: 1 })}
      />
    </div>
  );
}
