import { useId, useState } from 'react';
import PlainButton from '@/components/PlainButton';
import { useT } from '@/hooks/useT';
import type { Position } from '@/services/types';
import type { PositionSource } from '@/utils/paths/positions';
import buttons from './CollectButton.module.css';
import CompareButton from './compare/CompareButton';
import { useCompare } from './compare/useCompare';
import NewTabLink from './NewTabLink';
import styles from './PositionRow.module.css';

interface RowMoreProps {
  position: Position;
  src: PositionSource;
  backPath: string;
}

/**
 * What else can be done with a position in a list. A mouse and the keyboard's focus show it with the row; a finger opens it
 * by a button. What is chosen for the comparison stays in view.
 */
export default function RowMore({ position, src, backPath }: RowMoreProps) {
  const t = useT();
  const moreId = useId();
  const [isOpen, setOpen] = useState(false);
  const { isChosen } = useCompare();
  const { id, name } = position;
  return (
    <>
      <PlainButton
        look="quiet"
        className={`${buttons.button} ${styles.opener}`}
        aria-expanded={isOpen}
        aria-controls={moreId}
        aria-label={t('positions.row.moreLabel', { name })}
        onClick={() => setOpen(!isOpen)}
      >
        {t('positions.row.more')}
      </PlainButton>
      <div id={moreId} className={isOpen || isChosen(id) ? styles.shown : styles.more}>
        <NewTabLink {...{ id, name, src, backPath }} />
        <CompareButton position={position} />
      </div>
    </>
  );
}
