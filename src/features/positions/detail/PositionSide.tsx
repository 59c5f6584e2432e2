import { useAccess, useLocation } from '@umijs/max';
import { Flex } from 'antd';
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
import inFull from '../shared/InFull.module.css';
import { positionPhaseOf } from '../shared/labels';
import styles from './Detail.module.css';
import FitPanel from './FitPanel';
import OwnDelivery from './OwnDelivery';
import WindowPanel from './WindowPanel';

interface PositionSideProps {
  position: PositionDetail;
  /** Called when applications open or close while the page is open; renders this again. */
  onTurn: () => void;
}

/**
 * What comes first below a position's head, at the side in a broad window: the application period, the actions and the fit.
 * On phones the main action stays at the bottom.
 */
export default function PositionSide({ position, onTurn }: PositionSideProps) {
  const t = useT();
  const { search } = useLocation();
  const ids = useCompare().chosen.map(({ id }) => id);
  const phase = positionPhaseOf(position, serverNow());
  return (
    <div className={styles.side}>
      <Flex vertical gap={16} className={styles.sticky}>
        <aside className={inFull.panel} aria-label={t('positions.actions.label')}>
          <WindowPanel position={position} phase={phase} onTurn={onTurn} />
          <StickyActions>
            <ApplyAction position={position} isOpen={phase === 'open'} />
            <CollectButton position={position} isWide />
          </StickyActions>
          <Flex wrap gap={4} align="center" className={`${styles.more} offPaper`}>
            <CompareButton position={position} />
            {ids.length > 1 && (
              <ActionLink
                isPlain
                size="medium"
                className={styles.compare}
                to={onThisPage(compareQuery(search, ids))}
                state={overlayState}
              >
                {t('positions.compare.view', { count: ids.length })}
              </ActionLink>
            )}
            <ShareButton title={position.name} path={positionPath(position.id)} />
            <PrintButton isQuiet />
          </Flex>
        </aside>
        <FitPanel position={position} />
      </Flex>
    </div>
  );
}

interface ApplyActionProps {
  position: PositionDetail;
  isOpen: boolean;
}

/** The button to apply; for a person who has applied, what has become of it; nothing when the position is closed. */
function ApplyAction({ position: { id, deliveryId }, isOpen }: ApplyActionProps) {
  const t = useT();
  const { isReviewer } = useAccess();
  const applyTo = applyPath(id);
  if (isReviewer) return <p>{t('positions.apply.reviewer')}</p>;
  if (deliveryId) return <OwnDelivery {...{ deliveryId, isOpen, applyTo }} />;
  return (
    isOpen && (
      <ActionLink isMain to={applyTo}>
        {t('positions.apply.now')}
      </ActionLink>
    )
  );
}
