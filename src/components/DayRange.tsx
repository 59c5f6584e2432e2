import { useEffect, useState } from 'react';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { dayOf } from '@/utils/urlValues';
import styles from './DayRange.module.css';

interface DayRangeProps {
  /** Names of the range and of its two fields. */
  labels: { range: string; from: string; to: string };
  from: string | undefined;
  to: string | undefined;
  onChange: (range: { from?: string; to?: string }) => void;
}

/**
 * A range of days (YYYY-MM-DD). A day is passed on only when it is complete. On a phone the fields are collapsed, so
 * that the list starts higher.
 */
export default function DayRange(props: DayRangeProps) {
  const { labels, from, to } = props;
  const isBroad = useMediaQuery('(min-width: 768px)');
  const [isOpenAtFirst] = useState(Boolean(from || to));
  if (isBroad) return <DayFields {...props} />;
  return (
    <details className={styles.fold} open={isOpenAtFirst}>
      <summary className={styles.summary}>
        {labels.range}
        {(from || to) && ` ${from ?? '…'} – ${to ?? '…'}`}
      </summary>
      <DayFields {...props} />
    </details>
  );
}

function DayFields({ labels, from, to, onChange }: DayRangeProps) {
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
          // While a year is being typed, the field has no valid day yet.
          if (day || target.value === '') onDay(day);
        }}
        onBlur={() => setText(value ?? '')}
      />
    </label>
  );
}
