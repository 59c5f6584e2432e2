import { Link, useAccess, useLocation } from '@umijs/max';
import ActionLink from '@/components/ActionLink';
import PrintButton from '@/components/PrintButton';
import ShareButton from '@/components/ShareButton';
import StickyActions from '@/components/StickyActions';
import { overlayState } from '@/hooks/useOverlay';
import { useT } from '@/hooks/useT';
import type { PositionDetail } from '@/services/types';
import { onThisPage } from '@/utils/onThisPage';
import { applyPath, positionPath } from '@/utils/paths/positions';
import { serverNow } from '@/utils/serverClock';
import CollectButton from '../shared/CollectButton';
import CompareButton from '../shared/compare/CompareButton';
import { compareQuery } from '../shared/compare/comparePath';
import { useCompare } from '../shared/compare/useCompare';
import { positionPhaseOf } from '../shared/labels';
import styles from './Detail.module.css';
import OwnDelivery from './OwnDelivery';
import WindowPanel from './WindowPanel';

interface ActionPanelProps {
  position: PositionDetail;
  onTurn: () => void;
}

/** The application period and the actions; on phones the main action stays at the bottom. */
export default function ActionPanel({ position, onTurn }: ActionPanelProps) {
  const t = useT();
  const { search } = useLocation();
  const ids = useCompare().chosen.map(({ id }) => id);
  return (
    <aside className={styles.panel} aria-label={t('positions.actions.label')}>
      <WindowPanel key={position.id} position={position} onTurn={onTurn} />
      <StickyActions>
        <ApplyAction position={position} />
        <CollectButton position={position} isWide />
      </StickyActions>
      <div className={`${styles.more} offPaper`}>
        <CompareButton position={position} />
        {ids.length > 1 && (
          <Link
            className={styles.compare}
            to={onThisPage(compareQuery(search, ids))}
            state={overlayState}
          >
            {t('positions.compare.view', { count: ids.length })}
          </Link>
        )}
        <ShareButton title={position.name} path={positionPath(position.id)} />
        <PrintButton isQuiet />
      </div>
    </aside>
  );
}

/** The button to apply; for a person who has applied, what has become of it; nothing when the position is closed. */
function ApplyAction({ position }: { position: PositionDetail }) {
  const t = useT();
  const { isReviewer } = useAccess();
  const { id, deliveryId } = position;
  if (isReviewer) return <p>{t('positions.apply.reviewer')}</p>;
  if (deliveryId) return <OwnDelivery position={position} deliveryId={deliveryId} />;
  if (positionPhaseOf(position, serverNow()) !== 'open') return null;
  return (
    <ActionLink isMain to={applyPath(id)}>
      {t('positions.apply.now')}
    </ActionLink>
  );
}
