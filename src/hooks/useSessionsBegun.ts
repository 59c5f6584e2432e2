import { useSyncExternalStore } from 'react';
import { onSessionBegun, sessionsBegun } from '@/session/begun';

/** Changes whenever somebody, also the same person again, has signed in here or in another tab. */
export function useSessionsBegun(): number {
  return useSyncExternalStore(onSessionBegun, sessionsBegun);
}
