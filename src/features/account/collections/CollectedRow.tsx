import PositionRow from '@/features/positions/shared/PositionRow';
import { useT } from '@/hooks/useT';
import type { Position } from '@/services/types';
import styles from './Collections.module.css';

interface CollectedRowProps {
  position: Position;
  /** The list's own path and query, for the way back. */
  backPath: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** A collected position with its box to choose it. */
export default function CollectedRow(props: CollectedRowProps) {
  const { position, backPath, isChosen, onChoose } = props;
  const t = useT();
  return (
    <li className={styles.item}>
      <label className={styles.box}>
        <input
          type="checkbox"
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
        <span className="visuallyHidden">
          {t('account.collections.choose', { name: position.name })}
        </span>
      </label>
      <div className={styles.row}>
        <PositionRow position={position} src="user" backPath={backPath} headingLevel={2} />
      </div>
    </li>
  );
}
