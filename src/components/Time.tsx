import { useDateText } from '@/hooks/useDateText';
import { deadlineWords } from '@/utils/dateWords';
import Tag from './Tag';

interface TimeProps {
  /** ISO 8601 with offset (contract: Common rules). */
  value: string;
  isExact?: boolean;
}

/** A time in people's words; the exact one is in the element and on hover. */
export default function Time({ value, isExact }: TimeProps) {
  const { near, exact } = useDateText();
  return (
    <time dateTime={value} title={isExact ? undefined : exact(value)}>
      {isExact ? exact(value) : near(value)}
    </time>
  );
}

/** A deadline: how far off it is, urgent when near; the exact time is in the element and on hover. */
export function Deadline({ value }: { value: string }) {
  const { deadline, exact } = useDateText();
  const words = deadlineWords(Date.parse(value), Date.now());
  return (
    <Tag tone={words.isUrgent ? 'gold' : 'grey'}>
      <time dateTime={value} title={exact(value)}>
        {deadline(value)}
      </time>
    </Tag>
  );
}
