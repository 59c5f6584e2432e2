import { useDateText } from '@/hooks/useDateText';
import { portalDay } from '@/utils/dateWords';

/** From when to when, ISO 8601 each; the day is said once when both are on the same. */
export default function TimeRange({ from, to }: { from: string; to: string }) {
  const { exact, clock } = useDateText();
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const isOneDay =
    !Number.isNaN(start) && !Number.isNaN(end) && portalDay(start) === portalDay(end);
  return (
    <span>
      <time dateTime={from}>{exact(from)}</time> –{' '}
      <time dateTime={to}>{isOneDay ? clock(to) : exact(to)}</time>
    </span>
  );
}
