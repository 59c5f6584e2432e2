import { Tag } from 'antd';
import { useAsOfNow } from '@/hooks/useAsOfNow';
import { useDateText } from '@/hooks/useDateText';
import { useT } from '@/hooks/useT';
import { deadlineWords } from '@/utils/dateWords';
import styles from './Time.module.css';
import TimeWords from './TimeWords';

interface TimeProps {
  /** ISO 8601 with offset (contract: Common rules). */
  value: string;
  isExact?: boolean;
}

/** A time in people's words, with the exact one on hover and focus; or the exact one itself. */
export default function Time({ value, isExact }: TimeProps) {
  const { near, exact } = useDateText();
  const words = useAsOfNow(() => near(value));
  const whole = exact(value);
  // What is no time has no words either.
  if (isExact || !whole) return <time dateTime={value}>{whole}</time>;
  return (
    <TimeWords dateTime={value} exact={whole}>
      {words}
    </TimeWords>
  );
}

/** A deadline in words and to the minute: nothing has to be asked for. */
export function Due({ value }: { value: string }) {
  const words = useDeadline(value);
  return (
    <span className={styles.due}>
      <Tag color={words.color}>
        <time dateTime={value}>{words.text}</time>
      </Tag>
      <span className={styles.exact}>
        <Time value={value} isExact />
      </span>
    </span>
  );
}

/** A deadline: how far off it is, urgent when near; the exact time on hover and focus, and on paper. */
export function Deadline({ value }: { value: string }) {
  const t = useT();
  const { exact } = useDateText();
  const { text, color } = useDeadline(value);
  const at = exact(value);
  return (
    <Tag color={color}>
      <TimeWords dateTime={value} exact={at} onPaper={t('common.deadline.at', { at })}>
        {text}
      </TimeWords>
    </Tag>
  );
}

function useDeadline(value: string) {
  const { deadline } = useDateText();
  const text = useAsOfNow(() => deadline(value));
  const isUrgent = useAsOfNow(() => deadlineWords(Date.parse(value), Date.now()).isUrgent);
  return { text, color: isUrgent ? 'warning' : 'default' } as const;
}
