import { useCallback, useState } from 'react';
import Facts from '@/components/Facts';
import Time from '@/components/Time';
import { useT } from '@/hooks/useT';
import type { PositionDetail } from '@/services/types';
import { phaseOf } from '../shared/labels';
import Countdown from './Countdown';
import styles from './WindowPanel.module.css';

interface WindowPanelProps {
  position: PositionDetail;
  /** Called when applications open or close while one looks on. */
  onTurn: () => void;
}

/** When one may apply: from, to, and how long that is still; after it, what that means. */
export default function WindowPanel({ position, onTurn }: WindowPanelProps) {
  const t = useT();
  const [phase, setPhase] = useState(() => phaseOf(position, Date.now()));
  const turn = useCallback(() => {
    setPhase(phaseOf(position, Date.now()));
    onTurn();
  }, [position, onTurn]);
  const isTicking = phase === 'open' || phase === 'notYet';

  return (
    <section className={styles.panel} aria-label={t('positions.window.label')}>
      {isTicking && (
        <p className={styles.left}>
          {t(phase === 'open' ? 'positions.window.untilClose' : 'positions.window.untilOpen')}
          <Countdown
            until={phase === 'open' ? position.closesAt : position.opensAt}
            onReached={turn}
          />
        </p>
      )}
      {phase !== 'open' && <p className={styles.words}>{t(`positions.window.${phase}`)}</p>}
      <Facts
        facts={[
          { label: t('positions.detail.opens'), value: <Time value={position.opensAt} isExact /> },
          {
            label: t('positions.detail.closes'),
            value: <Time value={position.closesAt} isExact />,
          },
        ]}
      />
    </section>
  );
}
