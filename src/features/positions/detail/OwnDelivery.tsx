import ActionLink from '@/components/ActionLink';
import DeliveryTag from '@/features/deliveries/shared/DeliveryTag';
import { groupOf } from '@/features/deliveries/shared/lifecycle';
import { useOwnDelivery } from '@/features/deliveries/shared/useOwnDelivery';
import { useT } from '@/hooks/useT';

interface OwnDeliveryProps {
  deliveryId: string;
  isOpen: boolean;
  applyTo: string;
}

/** For a person who has begun or applied: the draft, which goes on while the position is open, the delivery or its result. */
export default function OwnDelivery({ deliveryId, isOpen, applyTo }: OwnDeliveryProps) {
  const t = useT();
  const delivery = useOwnDelivery(deliveryId);
  const hasEnded =
    delivery && groupOf(delivery.status, delivery.kind, delivery.positionState) === 'ended';

  if (delivery?.status === 'draft') {
    if (!isOpen) return null;
    return (
      <>
        <p>{t('positions.apply.draft')}</p>
        <ActionLink isMain to={applyTo}>
          {t('positions.apply.continue')}
        </ActionLink>
      </>
    );
  }
  return (
    <>
      <p>
        {delivery ? (
          <>
            <span>{t(hasEnded ? 'positions.apply.outcome' : 'positions.apply.standing')}</span>{' '}
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
