import PrintButton from '@/components/PrintButton';
import ShareButton from '@/components/ShareButton';
import StickyActions from '@/components/StickyActions';
import { useT } from '@/hooks/useT';
import type { PositionDetail } from '@/services/types';
import CollectButton from '../shared/CollectButton';
import { positionPath } from '../shared/paths';
import styles from './ActionPanel.module.css';
import ApplyAction from './ApplyAction';
import CompareAction from './CompareAction';
import WindowPanel from './WindowPanel';

interface ActionPanelProps {
  position: PositionDetail;
  onTurn: () => void;
}

/** The window of applications, and what one can do; on phones the main action stays in view at the bottom. */
export default function ActionPanel({ position, onTurn }: ActionPanelProps) {
  const t = useT();
  return (
    <aside className={styles.panel} aria-label={t('positions.actions.label')}>
      <WindowPanel key={position.id} position={position} onTurn={onTurn} />
      <StickyActions>
        <ApplyAction position={position} />
        <CollectButton position={position} isWide />
      </StickyActions>
      <div className={styles.more}>
        <CompareAction position={position} />
        <ShareButton title={position.name} path={positionPath(position.id)} />
        <PrintButton isQuiet />
      </div>
    </aside>
  );
}
