import { useEffect, useState } from 'react';
import { useT } from '@/hooks/useT';
import { timeLeft } from '@/utils/dateWords';
import styles from './WindowPanel.module.css';

interface CountdownProps {
  /** ISO 8601. */
  until: string;
  /** Called once, when it is reached while in view. */
  onReached: () => void;
}

const tickMs = 1000;

/** What is left, ticking by itself: the page around it is not rendered again. */
export default function Countdown({ until, onReached }: CountdownProps) {
  const t = useT();
  const end = Date.parse(until);
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    if (end <= Date.now()) return undefined;
    const timer = window.setInterval(() => {
      const present = Date.now();
      setNow(present);
      if (present < end) return;
      window.clearInterval(timer);
      onReached();
    }, tickMs);
    return () => window.clearInterval(timer);
  }, [end, onReached]);

  const { days, clock } = timeLeft(end, now);
  return (
    <time dateTime={until} role="timer" aria-live="off" className={styles.timer}>
      {days > 0 && <span>{t('positions.window.days', { days })} </span>}
      <span>{clock}</span>
    </time>
  );
}
