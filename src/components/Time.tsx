import { useAsOfNow } from '@/hooks/useAsOfNow';
import { useDateText } from '@/hooks/useDateText';
import { deadlineWords } from '@/utils/dateWords';
import Tag from './Tag';
import styles from './Time.module.css';

interface TimeProps {
  /** ISO 8601 with offset (contract: Common rules). */
  value: string;
  isExact?: boolean;
}

/** A time in people's words; the exact one is in the element and on hover. */
export default function Time({ value, isExact }: TimeProps) {
  const { near, exact } = useDateText();
  const words = useAsOfNow(() => (isExact ? exact(value) : near(value)));
  return (
    <time dateTime={value} title={isExact ? undefined : exact(value)}>
      {words}
    </time>
  );
}

/** A deadline in words and to the minute: a finger cannot hover. */
export function Due({ value }: { value: string }) {
  return (
    <span className={styles.due}>
      <Deadline value={value} />
      <span className={styles.exact}>
        <Time value={value} isExact />
      </span>
    </span>
  );
}

/** A deadline: how far off it is, urgent when near; the exact time is in the element and on hover. */
export function Deadline({ value }: { value: string }) {
  const { deadline, exact } = useDateText();
  const words = useAsOfNow(() => deadline(value));
  const isUrgent = useAsOfNow(() => deadlineWords(Date.parse(value), Date.now()).isUrgent);
  return (
    <Tag tone={isUrgent ? 'gold' : 'grey'}>
      <time dateTime={value} title={exact(value)}>
        {words}
      </time>
    </Tag>
  );
}
