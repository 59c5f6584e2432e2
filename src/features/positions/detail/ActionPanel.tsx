import { PrinterOutlined } from '@ant-design/icons';
import { useLocation } from '@umijs/max';
import ShareButton from '@/components/ShareButton';
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
  const { search } = useLocation();
  const hasBottomBar = new URLSearchParams(search).get('headStyle') !== 'false';
  return (
    <aside className={styles.panel} aria-label={t('positions.actions.label')}>
      <WindowPanel key={position.id} position={position} onTurn={onTurn} />
      <div className={hasBottomBar ? styles.actions : styles.lowest}>
        <ApplyAction position={position} />
        <CollectButton position={position} isWide />
      </div>
      <div className={styles.more}>
        <CompareAction position={position} />
        <ShareButton title={position.name} path={positionPath(position.id)} />
        <button type="button" className={styles.small} onClick={() => window.print()}>
          <PrinterOutlined aria-hidden="true" />
          {t('positions.print.action')}
        </button>
      </div>
    </aside>
  );
}
