import { activitiesPath, activityPath } from '@/features/activities/shared/paths';
import { deliveryPath } from '@/features/deliveries/shared/nextStep';
import { positionPath } from '@/features/positions/shared/paths';
import type { TextKey } from '@/locales/keys';
import type { TargetKind } from '@/services/types';
import type { Refusal } from './refusal';

interface Way {
  label: TextKey;
  to: string;
}

interface RefusalFacts {
  targetId: string;
  deliveryId?: string;
}

/** Where one goes on from a refusal: the main way first, perhaps another. */
export function refusalWays(
  refusal: Refusal,
  kind: TargetKind,
  { targetId, deliveryId }: RefusalFacts,
): [main: Way, other?: Way] {
  const isActivity = kind === 'activity';
  const others: Way = {
    label: `apply.refusal.to.${kind}`,
    to: isActivity ? activitiesPath : '/searchPosition/all',
  };
  const target: Way = {
    label: `apply.refusal.target.${kind}`,
    to: isActivity ? activityPath(targetId) : positionPath(targetId),
  };
  switch (refusal) {
    case 'DELIVERY_DUPLICATE':
      return [{ label: 'apply.refusal.toDelivery', to: deliveryPath(deliveryId) }, others];
    case 'DELIVERY_LIMIT':
      return [{ label: 'apply.refusal.toDeliveries', to: '/user/deliveries' }];
    case 'NOT_ELIGIBLE':
      return [target, others];
    case 'NOT_FOUND':
      return [others];
    default:
      return [others, target];
  }
}
