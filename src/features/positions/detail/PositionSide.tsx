import { useAccess } from '@umijs/max';
import { Flex } from 'antd';
import { useReducer } from 'react';
import ActionLink from '@/components/ActionLink';
import StickyActions from '@/components/StickyActions';
import { useT } from '@/hooks/useT';
import { useTimedValue } from '@/hooks/useTimedValue';
import type { PositionDetail } from '@/services/types';
import { applyPath } from '@/utils/paths/positions';
import { serverNow } from '@/utils/serverClock';
import CollectButton from '../shared/CollectButton';
import { positionPhaseOf } from '../shared/labels';
import styles from './Detail.module.css';
import FitPanel from './FitPanel';
import MoreActions from './MoreActions';
import OwnDelivery from './OwnDelivery';
import WindowPanel from './WindowPanel';

/**
 * What comes first below a position's head, at the side in a broad window: the application period, the actions and the fit.
 * On phones the main action stays at the bottom.
 */
export default function PositionSide({ position }: { position: PositionDetail }) {
  const t = useT();
  // Renders again when applications open or close.
  const [, turn] = useReducer((turns: number) => turns + 1, 0);
  const phase = useTimedValue(() => positionPhaseOf(position, serverNow()));
  return (
    <div className={styles.side}>
      <Flex vertical gap={16} className={styles.sticky}>
        <aside className={styles.panel} aria-label={t('positions.actions.label')}>
          <WindowPanel position={position} phase={phase} onTurn={turn} />
          <StickyActions>
            <ApplyAction position={position} isOpen={phase === 'open'} />
            <div className={styles.pair}>
              <CollectButton position={position} isWide />
              <MoreActions position={position} />
            </div>
          </StickyActions>
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
