import { Tag } from 'antd';
import { useDateText } from '@/hooks/useDateText';
import { useT } from '@/hooks/useT';
import { useTimedValue } from '@/hooks/useTimedValue';
import { deadlineWords } from '@/utils/dateWords';
import { serverNow } from '@/utils/serverClock';
import styles from './Deadline.module.css';
import Time from './Time';
import TimeWords from './TimeWords';

/**
 * How far off a deadline is, marked as urgent when it is near. The exact time is shown on hover, on focus and on paper.
 */
export default function Deadline({ value }: { value: string }) {
  const t = useT();
  const { exact } = useDateText();
  const { text, color } = useDeadline(value);
  const at = exact(value);
  if (!text) return null;
  return (
    <Tag color={color}>
      <TimeWords dateTime={value} exact={at} onPaper={t('common.deadline.at', { at })}>
        {text}
      </TimeWords>
    </Tag>
  );
}

/** A deadline in relative words together with its exact time: nothing is hidden behind hover. Nothing for an invalid one. */
export function DeadlineText({ value }: { value: string }) {
  const words = useDeadline(value);
  if (!words.text) return null;
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

function useDeadline(value: string) {
  const { deadline } = useDateText();
  const text = useTimedValue(() => deadline(value));
  const isUrgent = useTimedValue(() => deadlineWords(Date.parse(value), serverNow()).isUrgent);
  return { text, color: isUrgent ? 'warning' : 'default' } as const;
}
