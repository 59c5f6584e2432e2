import { useDateText } from '@/hooks/useDateText';
import { portalDay } from '@/utils/dateWords';
import TimeWords from './TimeWords';
import styles from './TimeWords.module.css';

interface TimeRangeProps {
  /** ISO 8601, as `to`. */
  from: string;
  to: string;
  /**
   * For list rows: leaves out the current year, and the clock times of a range over several days. The exact times are
   * shown on hover and focus.
   */
  isBrief?: boolean;
}

/** A start and an end time; the day is written once when both are on the same day. */
export default function TimeRange({ from, to, isBrief }: TimeRangeProps) {
  const { exact, brief, clock } = useDateText();
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const isOneDay =
    !Number.isNaN(start) && !Number.isNaN(end) && portalDay(start) === portalDay(end);
  const day = (value: string) => {
    if (!isBrief) return exact(value);
    return isOneDay ? `${brief(value)} ${clock(value)}` : brief(value);
  };
  const until = (words: (value: string) => string) => (isOneDay ? clock(to) : words(to));
  const words = (
    <>
      <time dateTime={from}>{day(from)}</time> – <time dateTime={to}>{until(day)}</time>
    </>
  );
  if (!isBrief) return <span className={styles.range}>{words}</span>;
  return <TimeWords exact={`${exact(from)} – ${until(exact)}`}>{words}</TimeWords>;
}
