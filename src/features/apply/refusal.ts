import { isBizError } from '@/request/BizError';
import type { ErrorCode } from '@/services/types';

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
