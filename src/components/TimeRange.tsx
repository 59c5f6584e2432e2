import { useDateText } from '@/hooks/useDateText';
import { portalDay } from '@/utils/dateWords';

interface TimeRangeProps {
  /** ISO 8601 each. */
  from: string;
  to: string;
  /** For rows of a list: no year that is the present one, no clock over several days; exact on hover. */
  isBrief?: boolean;
}

/** From when to when; the day is said once when both are on the same. */
export default function TimeRange({ from, to, isBrief }: TimeRangeProps) {
  const { exact, brief, clock } = useDateText();
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const isOneDay =
    !Number.isNaN(start) && !Number.isNaN(end) && portalDay(start) === portalDay(end);
  const words = (value: string) => {
    if (!isBrief) return exact(value);
    return isOneDay ? `${brief(value)} ${clock(value)}` : brief(value);
  };
  const title = (value: string) => (isBrief ? exact(value) : undefined);
  return (
    <span>
      <time dateTime={from} title={title(from)}>
        {words(from)}
      </time>{' '}
      –{' '}
      <time dateTime={to} title={title(to)}>
        {isOneDay ? clock(to) : words(to)}
      </time>
    </span>
  );
}
