import { Flex } from 'antd';
import { useEffect, useState } from 'react';
import { DeadlineText } from '@/components/Deadline';
import Time from '@/components/Time';
import { useT } from '@/hooks/useT';
import { useTimedValue } from '@/hooks/useTimedValue';
import type { PositionDetail } from '@/services/types';
import { timeLeft } from '@/utils/dateWords';
import { serverNow } from '@/utils/serverClock';
import inFull from '../shared/InFull.module.css';
import type { PositionPhase } from '../shared/labels';
import styles from './Detail.module.css';

interface WindowPanelProps {
  position: Pick<PositionDetail, 'opensAt' | 'closesAt'>;
  phase: PositionPhase;
  /** Called when applications open or close while the page is open. */
  onTurn: () => void;
}

const dayMs = 86_400_000;

/**
 * When applications close or open: in words, in the last 24 hours counted down; after the end, what that means. A phone has the words
 * below the title.
 */
export default function WindowPanel({ position, phase, onTurn }: WindowPanelProps) {
  const t = useT();
  const { opensAt, closesAt } = position;
  const isOpen = phase === 'open';
  const turnsAt = isOpen ? closesAt : opensAt;
  const isLastDay = useTimedValue(() => Date.parse(turnsAt) - serverNow() < dayMs);
  const isAwaited = isOpen || phase === 'notYet';

  return (
    <Flex vertical component="section" gap={12} aria-label={t('positions.window.label')}>
      {isAwaited && !isLastDay && (
        <p className={`quiet offPaper ${styles.broadOnly}`}>
          <span>{`${t(isOpen ? 'positions.detail.closes' : 'positions.detail.opens')} `}</span>
          {isOpen ? <DeadlineText value={closesAt} /> : <Time value={opensAt} isExact />}
        </p>
      )}
      {isAwaited && isLastDay && (
        // A countdown makes no sense on paper.
        <p className="quiet offPaper">
          <span>{t(isOpen ? 'positions.window.untilClose' : 'positions.window.untilOpen')}</span>
          <Countdown until={turnsAt} onReached={onTurn} />
        </p>
      )}
      {!isOpen && <p className={inFull.words}>{t(`positions.window.${phase}`)}</p>}
    </Flex>
  );
}

/** A countdown to a time (ISO 8601). It updates itself without rendering the page around it. */
function Countdown({ until, onReached }: { until: string; onReached: () => void }) {
  const end = Date.parse(until);
  const [now, setNow] = useState(() => serverNow());

  useEffect(() => {
    const timer = window.setInterval(() => {
      const present = serverNow();
      setNow(present);
      if (present < end) return;
      window.clearInterval(timer);
      onReached();
    }, 1000);
    return () => window.clearInterval(timer);
  }, [end, onReached]);

  return (
    <time dateTime={until} role="timer" aria-live="off" className={styles.timer}>
      {timeLeft(end, now)}
    </time>
  );
}
