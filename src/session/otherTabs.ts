import { clearCache } from '@/request/cache';
import type { User } from '@/services/types';
import { noteSessionBegun } from './begun';
import { isReloginAsked } from './expiry';
import { forgetOwnCopies, storageKeys } from './storage';
import { noteEpochFromElsewhere, noteTokenFromElsewhere } from './tokens';
import { getUser, noticeOtherPerson } from './user';

type Listener = (user: User | undefined) => void;

const listeners = new Set<Listener>();
let isWatching = false;
/** How often another tab has changed the session. */
let changes = 0;

function tell(): void {
  changes += 1;
  noteEpochFromElsewhere();
  void clearCache();
  for (const listener of listeners) listener(getUser());
  if (getUser()) noteSessionBegun();
}

/**
 * Tells when another person (or nobody) has been signed in elsewhere than this tab last knew. Where an expiry asks for
 * the login already, nobody is no news: another tab has met the same expiry, and the page stays as typed.
 */
function follow(): boolean {
  const isNews = noticeOtherPerson() && (getUser() !== undefined || !isReloginAsked());
  if (isNews) tell();
  return isNews;
}

function onStorage({ key, storageArea }: StorageEvent): void {
  if (storageArea !== window.localStorage) return;
  const isCleared = key === null;
  if (!isCleared && key !== storageKeys.token && key !== storageKeys.user) return;
  forgetOwnCopies();
  if (key === storageKeys.token) noteTokenFromElsewhere();
  if (key !== storageKeys.token && !follow() && isCleared) tell();
}

/** Keeps this tab's token and cache right when another tab signs in or out. */
function watchOtherTabs(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('storage', onStorage);
  // A page that Back brings out of the browser's cache, or a tab that slept, has missed the events.
  window.addEventListener('pageshow', follow);
  document.addEventListener('visibilitychange', follow);
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

function cancelled(): Error {
  return Object.assign(new Error('Another person has signed in'), { code: 'ERR_CANCELED' });
}

/**
 * Before a call leaves: the stored token may be another person's already, and its event still on the way. Rejects
 * as cancelled, since what was asked for on the former one's screen is not to be done in the other one's name.
 */
export function refuseForOther(): void {
  if (follow()) throw cancelled();
}

/**
 * For what takes several calls: answers a check to make before the last one, which throws as cancelled when another
 * tab has changed the session since, however long the first ones took.
 */
export function refuseForLater(): () => void {
  const begun = changes;
  return () => {
    if (follow() || changes !== begun) throw cancelled();
  };
}
