import type { PositionDetail } from '@/services/types';
import ActionPanel from './ActionPanel';
import styles from './Detail.module.css';
import FitPanel from './FitPanel';

interface PositionSideProps {
  position: PositionDetail;
  /** Called when applications open or close while the page is open. */
  onTurn: () => void;
}

/** What comes first below a position's head, at the side in a broad window. The page's shell shows it, too (src/early/content). */
export default function PositionSide({ position, onTurn }: PositionSideProps) {
  return (
    <div className={styles.side}>
      <div className={styles.sticky}>
        <ActionPanel position={position} onTurn={onTurn} />
        <FitPanel position={position} />
      </div>
    </div>
  );
}
