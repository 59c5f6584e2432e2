import { isBizError } from '@/request/BizError';
import type { ErrorCode } from '@/services/types';

/** Why an application cannot be begun or sent (contract, applicationdelivery/open). */
const refusals = [
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
