import { Flex } from 'antd';
import { useEffect, useState } from 'react';
import Facts from '@/components/Facts';
import Time from '@/components/Time';
import { useT } from '@/hooks/useT';
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

/** The application period: start, end and a countdown; after the end, what that means. */
export default function WindowPanel({ position, phase, onTurn }: WindowPanelProps) {
  const t = useT();
  const { opensAt, closesAt } = position;
  const isOpen = phase === 'open';

  return (
    <Flex vertical component="section" gap={12} aria-label={t('positions.window.label')}>
      {(isOpen || phase === 'notYet') && (
        // A countdown makes no sense on paper.
        <p className="quiet offPaper">
          {t(isOpen ? 'positions.window.untilClose' : 'positions.window.untilOpen')}
          <Countdown until={isOpen ? closesAt : opensAt} onReached={onTurn} />
        </p>
      )}
      {!isOpen && <p className={inFull.words}>{t(`positions.window.${phase}`)}</p>}
      <Facts
        facts={[
          { label: t('positions.detail.opens'), value: <Time value={opensAt} isExact /> },
          { label: t('positions.detail.closes'), value: <Time value={closesAt} isExact /> },
        ]}
      />
    </Flex>
  );
}

/** A countdown to a time (ISO 8601). It updates itself without rendering the page around it. */
function Countdown({ until, onReached }: { until: string; onReached: () => void }) {
  const t = useT();
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

  const { days, clock } = timeLeft(end, now);
  return (
    <time dateTime={until} role="timer" aria-live="off" className={styles.timer}>
      {days > 0 && <span>{t('positions.window.days', { days })} </span>}
      <span>{clock}</span>
    </time>
  );
}
