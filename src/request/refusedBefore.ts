import { isCurrent } from '@/session/state/token';
import { isBizError, isRefusedToken } from './failure';
import type { CallConfig } from './types';

/** Whether a call was refused (401, 412), and somebody has signed in or out since: asked again, it may succeed. */
export function isRefusedBefore(error: unknown): boolean {
  if (!isBizError(error) || !isRefusedToken(error)) return false;
  const { order } = error.response.config as CallConfig;
  return order !== undefined && !isCurrent(order);
}
