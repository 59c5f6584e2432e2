import { activitiesPath, activityPath } from '@/features/activities/shared/paths';
import { deliveryPath } from '@/features/deliveries/shared/nextStep';
import { positionPath } from '@/features/positions/shared/paths';
import type { TextKey } from '@/locales/keys';
import { isBizError } from '@/request/BizError';
import type { ErrorCode, TargetKind } from '@/services/types';

/** Why an application cannot be begun or sent (contract, applicationdelivery/open). */
export const refusals = [
  'DELIVERY_DUPLICATE',
  'DELIVERY_LIMIT',
  'TARGET_CLOSED',
  'NOT_ELIGIBLE',
  'SESSION_FULL',
  'NOT_FOUND',
] as const satisfies readonly ErrorCode[];
export type Refusal = (typeof refusals)[number];

/** The refusal that a rejection carries, or undefined when it is some other failure. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!isBizError(error)) return undefined;
  return refusals.find((code) => code === error.info.errorCode);
}

/** What a refusal says beyond its words: the delivery that stands in the way, or the limit. Never throws on junk. */
export function factsOfRefusal(error: unknown): {
  deliveryId?: string;
  limit?: { max: number; used: number };
} {
  const data = isBizError(error) ? error.info.data : undefined;
  if (typeof data !== 'object' || data === null) return {};
  const { deliveryId, max, used } = data as Record<string, unknown>;
  return {
    deliveryId: typeof deliveryId === 'string' ? deliveryId : undefined,
    limit: typeof max === 'number' && typeof used === 'number' ? { max, used } : undefined,
  };
}

interface Way {
  label: TextKey;
  to: string;
}

/** Where one goes on from a refusal: the main way first, perhaps another. */
export function refusalWays(
  refusal: Refusal,
  kind: TargetKind,
  { targetId, deliveryId }: { targetId: string; deliveryId?: string },
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
