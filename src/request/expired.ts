import { isCurrent } from '@/session/tokens';
import { isBizError } from './BizError';
import { isRefusedToken } from './failure';
import { callConfig } from './types';

/** Whether a call failed by an expiry (401, 412) that a login has answered since. */
export function isRefusedBefore(error: unknown): boolean {
  if (!isBizError(error) || !isRefusedToken(error)) return false;
  const { stamp } = callConfig(error.response.config);
  return stamp !== undefined && !isCurrent(stamp);
}
