import { Link, useAccess, useLocation } from '@umijs/max';
import ActionLink from '@/components/ActionLink';
import PrintButton from '@/components/PrintButton';
import ShareButton from '@/components/ShareButton';
import StickyActions from '@/components/StickyActions';
import DeliveryTag from '@/features/deliveries/shared/DeliveryTag';
import { useOwnDelivery } from '@/features/deliveries/shared/useOwnDelivery';
import { overlayState } from '@/hooks/useOverlay';
import { useT } from '@/hooks/useT';
import type { PositionDetail } from '@/services/types';
import { onThisPage } from '@/utils/onThisPage';
import CollectButton from '../shared/CollectButton';
import CompareButton from '../shared/compare/CompareButton';
import { compareQuery } from '../shared/compare/comparePath';
import { useCompare } from '../shared/compare/useCompare';
import { phaseOf } from '../shared/labels';
import { applyPath, positionPath } from '../shared/paths';
import styles from './Detail.module.css';
import WindowPanel from './WindowPanel';

interface ActionPanelProps {
  position: PositionDetail;
  onTurn: () => void;
}

/** The window of applications, and what one can do; on phones the main action stays in view at the bottom. */
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

/** Apply now, or what stands in its place: the caller's own delivery or draft, or nothing when it is not open. */
function ApplyAction({ position }: { position: PositionDetail }) {
  const t = useT();
  const { isReviewer } = useAccess();
  const { id, deliveryId } = position;
  const delivery = useOwnDelivery(deliveryId);
  const isDraft = delivery?.status === 'draft';
  const isOpen = phaseOf(position, Date.now()) === 'open';

  if (isReviewer) return <p>{t('positions.apply.reviewer')}</p>;
  if (deliveryId && !isDraft) {
    return (
      <>
        <p>
          {delivery ? (
            <>
              {t('positions.apply.standing')}{' '}
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
