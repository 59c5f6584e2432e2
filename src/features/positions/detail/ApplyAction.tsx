import { useAccess } from '@umijs/max';
import ActionLink from '@/components/ActionLink';
import DeliveryTag from '@/features/deliveries/shared/DeliveryTag';
import { useOwnDelivery } from '@/features/deliveries/shared/useOwnDelivery';
import { useT } from '@/hooks/useT';
import type { PositionDetail } from '@/services/types';
import { phaseOf } from '../shared/labels';
import { applyPath } from '../shared/paths';

/** Apply now, or what stands in its place: the caller's own delivery or draft, or nothing when it is not open. */
export default function ApplyAction({ position }: { position: PositionDetail }) {
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
