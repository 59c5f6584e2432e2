import { useId } from 'react';
import styles from './ResultBar.module.css';

interface SegmentedProps<T extends string> {
  legend: string;
  choices: readonly { value: T; label: string }[];
  value: T;
  onChoose: (value: T) => void;
}

/** A choice of two or three as one control: radio buttons in a row. */
export default function Segmented<T extends string>(props: SegmentedProps<T>) {
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
