import { clearCache } from '@/request/cache';
import type { User } from '@/services/types';
import { forgetOwnCopies, storageKeys, storedUser } from './storage';
import { noteEpochFromElsewhere, noteTokenFromElsewhere } from './tokens';

type Listener = (user: User | undefined) => void;

const listeners = new Set<Listener>();
let isWatching = false;

function identity(user: User | undefined): string {
  return user ? `${user.domain}/${user.loginName}` : '';
}

function onStorage({ key, oldValue, newValue, storageArea }: StorageEvent): void {
  if (storageArea !== window.localStorage) return;
  const isCleared = key === null;
  if (!isCleared && key !== storageKeys.token && key !== storageKeys.user) return;
  forgetOwnCopies();
  if (key === storageKeys.token) noteTokenFromElsewhere();
  const before = storedUser.parse(oldValue);
  const after = storedUser.parse(newValue);
  const isOther = key === storageKeys.user && identity(before) !== identity(after);
  if (!isCleared && !isOther) return;
  noteEpochFromElsewhere();
  void clearCache();
  for (const listener of listeners) listener(after);
}

/** Keeps this tab's token and cache right when another tab signs in or out. */
export function watchOtherTabs(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('storage', onStorage);
}

/**
 * Calls back when another tab signed in, signed out or changed to another person, with the user it stored.
 * Returns what ends the subscription.
 */
export function onSessionChangedElsewhere(listener: Listener): () => void {
  watchOtherTabs();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
