import { useT } from '@/hooks/useT';
import styles from './ListControls.module.css';

interface SortSelectProps<T extends string> {
  value: T;
  choices: readonly { value: T; label: string }[];
  onChoose: (value: T) => void;
}

/** The order of a list; the browser's own control, at home on every phone. */
export default function SortSelect<T extends string>(props: SortSelectProps<T>) {
  const { value, choices, onChoose } = props;
  const t = useT();
  return (
    <label className={styles.sort}>
      {t('enterprises.positions.sort')}
      <select
        className={styles.select}
        value={value}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => choice.value === target.value);
          if (chosen) onChoose(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}
