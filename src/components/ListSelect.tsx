import styles from './ListSelect.module.css';

interface ListSelectProps<T extends string> {
  label: string;
  value: T;
  choices: readonly { value: T; label: string; lang?: string }[];
  onChoose: (value: T) => void;
}

/** A select above a list on a reading screen. It is the browser's own control, since antd's adds 55 kB. */
export default function ListSelect<T extends string>(props: ListSelectProps<T>) {
  const { label, value, choices, onChoose } = props;
  // The current value has no option while its name loads, or when it has no name.
  const isListed = choices.some((choice) => choice.value === value);
  return (
    <label className={styles.choice}>
      {label}
      <select
        className={styles.select}
        value={value}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => choice.value === target.value);
          if (chosen) onChoose(chosen.value);
        }}
      >
        {!isListed && <option value={value}>{value}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} lang={choice.lang}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}
