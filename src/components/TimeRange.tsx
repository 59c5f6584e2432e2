import { useDateText } from '@/hooks/useDateText';
import { portalDay } from '@/utils/dateWords';
import TimeWords from './TimeWords';

interface TimeRangeProps {
  /** ISO 8601 each. */
  from: string;
  to: string;
  /** For rows of a list: no year that is the present one, no clock over several days; exact on hover and focus. */
  isBrief?: boolean;
}

/** From when to when; the day is said once when both are on the same. */
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
  if (!isBrief) return <span>{words}</span>;
  return <TimeWords exact={`${exact(from)} – ${until(exact)}`}>{words}</TimeWords>;
}
