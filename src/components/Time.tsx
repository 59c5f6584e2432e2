import { useDateText } from '@/hooks/useDateText';
import { useTimedValue } from '@/hooks/useTimedValue';
import TimeWords from './TimeWords';

/** A time in relative words, with the exact time on hover and focus; `isExact` shows the exact time itself. */
export default function Time({ value, isExact }: { value: string; isExact?: boolean }) {
  const { near, exact } = useDateText();
  const words = useTimedValue(() => near(value));
  const whole = exact(value);
  // A value that is no valid time has no words.
  if (isExact || !whole) return <time dateTime={value}>{whole}</time>;
  return (
    <TimeWords dateTime={value} exact={whole}>
      {words}
    </TimeWords>
  );
}
