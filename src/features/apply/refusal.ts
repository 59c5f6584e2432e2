import { deliveryPath } from '@/features/deliveries/shared/nextStep';
import type { TextKey } from '@/locales/keys';
import { isBizError } from '@/request/failure';
import type { ErrorCode, TargetKind } from '@/services/types';
import { activitiesPath, activityPath } from '@/utils/paths/activities';
import { positionPath } from '@/utils/paths/positions';
import { hasShape } from '@/utils/shape';

/** Error codes for an application that cannot be started or sent (contract: applicationdelivery/open). */
export const applyRefusals = [
  'DELIVERY_DUPLICATE',
  'DELIVERY_LIMIT',
  'TARGET_CLOSED',
  'NOT_ELIGIBLE',
  'SESSION_FULL',
  'NOT_FOUND',
] as const satisfies readonly ErrorCode[];
export type ApplyRefusal = (typeof applyRefusals)[number];

/** The refusal in an error; undefined for any other failure. */
export function applyRefusalOf(error: unknown): ApplyRefusal | undefined {
  if (!isBizError(error)) return undefined;
  return applyRefusals.find((code) => code === error.info.errorCode);
}

/** Details of a refusal: the existing delivery, or the limit. Invalid data gives none. */
export function refusalDetails(error: unknown) {
  const data = isBizError(error) ? error.info.data : undefined;
  return {
    deliveryId: hasShape(data, { deliveryId: 'string' }) ? data.deliveryId : undefined,
    limit: hasShape(data, { max: 'number', used: 'number' }) ? data : undefined,
  };
}

interface Way {
  label: TextKey;
  to: string;
}

/** The links after a refusal: a main one, and sometimes a second one. */
export function refusalLinks(
  refusal: ApplyRefusal,
  kind: TargetKind,
  { targetId, deliveryId }: { targetId: string; deliveryId?: string },
) {
  const isActivity = kind === 'activity';
  const others: Way = {
    label: `apply.refusal.to.${kind}`,
    to: isActivity ? activitiesPath : '/searchPosition/all',
  };
  const target: Way = {
    label: `apply.refusal.target.${kind}`,
    to: isActivity ? activityPath(targetId) : positionPath(targetId),
  };
  const delivery: Way = { label: 'apply.refusal.toDelivery', to: deliveryPath(deliveryId) };
  const all: Way = { label: 'apply.refusal.toDeliveries', to: '/user/deliveries?group=active' };
  const links: Record<ApplyRefusal, [main: Way, other?: Way]> = {
    DELIVERY_DUPLICATE: [delivery, others],
    DELIVERY_LIMIT: [all],
    TARGET_CLOSED: [others, target],
    NOT_ELIGIBLE: [target, others],
    SESSION_FULL: [others, target],
    NOT_FOUND: [others],
  };
  return links[refusal];
}
