import { useEffect, useState } from 'react';
import { dayOf } from '@/utils/urlValues';
import styles from './DayRange.module.css';

interface DayRangeProps {
  /** What kind of days they are, and what the two fields are called. */
  labels: { range: string; from: string; to: string };
  from: string | undefined;
  to: string | undefined;
  onChange: (range: { from?: string; to?: string }) => void;
}

/** From which day to which; a day counts once it is whole. */
export default function DayRange({ labels, from, to, onChange }: DayRangeProps) {
  return (
    <fieldset className={styles.range}>
      <legend className="visuallyHidden">{labels.range}</legend>
      <DayInput
        label={labels.from}
        value={from}
        max={to}
        onDay={(day) => onChange({ from: day, to: day && to && to < day ? undefined : to })}
      />
      <DayInput
        label={labels.to}
        value={to}
        min={from}
        onDay={(day) => onChange({ from: day && from && day < from ? undefined : from, to: day })}
      />
    </fieldset>
  );
}

interface DayInputProps {
  label: string;
  value: string | undefined;
  min?: string;
  max?: string;
  onDay: (day: string | undefined) => void;
}

function DayInput({ label, value, min, max, onDay }: DayInputProps) {
  const [text, setText] = useState(value ?? '');
  useEffect(() => setText(value ?? ''), [value]);
  return (
    <label className={styles.label}>
      {label}
      <input
        type="date"
        className={styles.input}
        value={text}
        min={min}
        max={max}
        onChange={({ target }) => {
          setText(target.value);
          const day = dayOf(target.value);
          // A year that is being typed is no day yet.
          if (day || target.value === '') onDay(day);
        }}
        onBlur={() => setText(value ?? '')}
      />
    </label>
  );
}
