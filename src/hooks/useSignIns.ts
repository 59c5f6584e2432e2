import { useSyncExternalStore } from 'react';
import { onSignIn, signIns } from '@/session/state/user';

/** A number that changes at each login, here or in another tab, also by the same person. */
export function useSignIns(): number {
  return useSyncExternalStore(onSignIn, signIns, signIns);
}
