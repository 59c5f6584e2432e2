import { useId } from 'react';
import styles from './ResultBar.module.css';

interface SegmentedProps<T extends string> {
  legend: string;
  choices: readonly T[];
  textOf: (choice: T) => string;
  value: T;
  /** Keeps its room, unseen. */
  awaited?: T;
  onChoose: (value: T) => void;
}

/** A choice between two or three values: radio buttons in a row. */
export default function Segmented<T extends string>(props: SegmentedProps<T>) {
  const { legend, choices, textOf, value, awaited, onChoose } = props;
  const name = useId();
  return (
    <fieldset className={styles.segments}>
      <legend className="visuallyHidden">{legend}</legend>
      {choices.map((choice) => (
        <label
          key={choice}
          className={styles.segment}
          style={{ visibility: choice === awaited ? 'hidden' : undefined }}
        >
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={choice === value}
            onChange={() => onChoose(choice)}
          />
          <span className={styles.word}>{textOf(choice)}</span>
        </label>
      ))}
    </fieldset>
  );
}
