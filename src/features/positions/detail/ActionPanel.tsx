import { Link, useAccess, useLocation } from '@umijs/max';
import ActionLink from '@/components/ActionLink';
import PrintButton from '@/components/PrintButton';
import ShareButton from '@/components/ShareButton';
import StickyActions from '@/components/StickyActions';
import DeliveryTag from '@/features/deliveries/shared/DeliveryTag';
import { groupOf } from '@/features/deliveries/shared/lifecycle';
import { useOwnDelivery } from '@/features/deliveries/shared/useOwnDelivery';
import { overlayState } from '@/hooks/useOverlay';
import { useT } from '@/hooks/useT';
import type { PositionDetail } from '@/services/types';
import { onThisPage } from '@/utils/onThisPage';
import { applyPath, positionPath } from '@/utils/paths/positions';
import CollectButton from '../shared/CollectButton';
import CompareButton from '../shared/compare/CompareButton';
import { compareQuery } from '../shared/compare/comparePath';
import { useCompare } from '../shared/compare/useCompare';
import { positionPhaseOf } from '../shared/labels';
import styles from './Detail.module.css';
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

/**
 * The button to apply; for a person who has applied, the draft, delivery or its result; nothing when the position is
 * closed.
 */
function ApplyAction({ position }: { position: PositionDetail }) {
  const t = useT();
  const { isReviewer } = useAccess();
  const { id, deliveryId } = position;
  const delivery = useOwnDelivery(deliveryId);
  const isDraft = delivery?.status === 'draft';
  const hasEnded =
    delivery && groupOf(delivery.status, delivery.kind, delivery.positionState) === 'ended';
  const isOpen = positionPhaseOf(position, Date.now()) === 'open';

  if (isReviewer) return <p>{t('positions.apply.reviewer')}</p>;
  if (deliveryId && !isDraft) {
    return (
      <>
        <p>
          {delivery ? (
            <>
              {t(hasEnded ? 'positions.apply.outcome' : 'positions.apply.standing')}{' '}
              <DeliveryTag status={delivery.status} kind={delivery.kind} />
            </>
          ) : (
            t('positions.apply.applied')
          )}
        </p>
        <ActionLink to={`/user/deliveries?${new URLSearchParams({ deliveryId })}`}>
          {t('positions.apply.view')}
        </ActionLink>
      </>
    );
  }
  if (!isOpen) return null;
  return (
    <>
      {isDraft && <p>{t('positions.apply.draft')}</p>}
      <ActionLink isMain to={applyPath(id)}>
        {t(isDraft ? 'positions.apply.continue' : 'positions.apply.now')}
      </ActionLink>
    </>
  );
}
