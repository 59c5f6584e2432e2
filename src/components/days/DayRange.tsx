import { useId, useState } from 'react';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import DayField from './DayField';
import styles from './DayRange.module.css';

interface DayRangeProps {
  labels: { range: string; from: string; to: string };
  from: string | undefined;
  to: string | undefined;
  onChange: (range: { from?: string; to?: string }) => void;
}

/**
 * A range of days (YYYY-MM-DD), open at one end if only one is given. In a narrow window the fields are collapsed, so
 * that the list starts higher.
 */
export default function DayRange(props: DayRangeProps) {
  const { labels, from, to } = props;
  const isBroad = useMediaQuery('(min-width: 768px)');
  const [isOpenAtFirst] = useState(Boolean(from || to));
  if (isBroad) return <DayFields {...props} />;
  return (
    <details className={`${styles.fold} fold ${onPaper(props)}`} open={isOpenAtFirst}>
      <summary className={styles.summary}>
        {labels.range + (from || to ? ` ${from ?? '…'} – ${to ?? '…'}` : '')}
      </summary>
      <DayFields {...props} />
    </details>
  );
}

/** Paper says which days were chosen; empty fields have nothing to say there. */
const onPaper = ({ from, to }: DayRangeProps) => (from || to ? '' : 'offPaper');

function DayFields(props: DayRangeProps) {
  const { labels, from, to, onChange } = props;
  const id = useId();
  return (
    <fieldset className={`${styles.range} ${onPaper(props)}`}>
      <legend className="visuallyHidden">{labels.range}</legend>
      <span className={styles.field}>
        <label htmlFor={`${id}-from`}>{labels.from}</label>
        <DayField
          id={`${id}-from`}
          value={from}
          max={to}
          onDay={(day) => onChange({ from: day, to: day && to && to < day ? undefined : to })}
        />
      </span>
      <span className={styles.field}>
        <label htmlFor={`${id}-to`}>{labels.to}</label>
        <DayField
          id={`${id}-to`}
          value={to}
          min={from}
          onDay={(day) => onChange({ from: day && from && day < from ? undefined : from, to: day })}
        />
      </span>
    </fieldset>
  );
}
