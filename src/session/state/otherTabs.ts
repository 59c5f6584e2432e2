import type { User } from '@/services/types';
import { isReloginAsked } from './expiry';
import { storageKeys, storedSite } from './storage';
import { store } from './store';
import { advanceEpoch } from './token';
import { getUser, noteSignIn, noticeOtherPerson } from './user';

function noteChange(): void {
  store.otherTabChanges += 1;
  advanceEpoch();
  store.onOtherTab.call(getUser());
  if (getUser()) noteSignIn();
}

/** Another tab has met the expiry for which this page asks for the login. It has not if its person signed out there. */
function isSameExpiry(): boolean {
  return getUser() === undefined && isReloginAsked() && !storedSite.read()?.isSignedOut;
}

/**
 * Follows another tab that has stored another person or nobody; returns whether one has. At an expiry that both tabs
 * have met, "nobody" is ignored: the page stays as typed.
 */
function followOtherTab(): boolean {
  const isChanged = noticeOtherPerson() && !isSameExpiry();
  if (isChanged) noteChange();
  return isChanged;
}

/**
 * Follows another tab where the same person has signed in, while this page asks for the login: the stored user is the same
 * as before, so only the time of the sign-in tells.
 */
function followSignIn(): void {
  if (isReloginAsked() && storedSite.read()?.signedInAt !== undefined) noteChange();
}

const heardKeys: readonly (string | null)[] = [
  storageKeys.token,
  storageKeys.user,
  storageKeys.site,
];

function onStorage({ key, storageArea }: StorageEvent): void {
  // The portal's own events for its lists have no area; a blocked storage must not even be named.
  if (!storageArea || storageArea !== window.localStorage) return;
  const isCleared = key === null;
  if (!isCleared && !heardKeys.includes(key)) return;
  // What storage could not take is older than what the other tab has written.
  store.unstored.clear();
  if (key === storageKeys.token) store.otherTabTokenAt = store.calls;
  else if (key === storageKeys.site) followSignIn();
  else if (!followOtherTab() && isCleared) noteChange();
}

/** A second call changes nothing: a browser adds the same listener once. */
function listenToOtherTabs(): void {
  window.addEventListener('storage', onStorage);
  // A page that Back brings out of the browser's cache, or a tab that slept, has missed the events.
  window.addEventListener('pageshow', followOtherTab);
  document.addEventListener('visibilitychange', followOtherTab);
}

/**
 * Calls back with the stored user when another tab has signed in, signed out or changed the person. Returns the
 * function that ends the subscription.
 */
export function onSessionChangedElsewhere(listener: (user: User | undefined) => void): () => void {
  listenToOtherTabs();
  return store.onOtherTab.add(listener);
}

function cancelled(): Error {
  return Object.assign(new Error('Session changed'), { code: 'ERR_CANCELED' });
}

/**
 * Checks before a call leaves that the person is still the same: another tab may have changed it before its event is
 * here. What was asked for on one person's page must not be done in another one's name.
 * @throws an Error with code ERR_CANCELED when the person has changed
 */
export function cancelIfPersonChanged(): void {
  if (followOtherTab()) throw cancelled();
}

/**
 * For an action of several calls: returns a check to make before the last one, however long the others take.
 * The check @throws an Error with code ERR_CANCELED when another tab has changed the session since.
 */
export function sessionChangeCheck(): () => void {
  const before = store.otherTabChanges;
  return () => {
    if (followOtherTab() || store.otherTabChanges !== before) throw cancelled();
  };
}
