import type { Domain, User } from '@/services/types';
import { site } from '../../../config/site';
import { storedDomain, storedUser } from './storage';
import { store } from './store';

function identityOf(user: User | undefined): string {
  return user ? `${user.domain}/${user.loginName}` : '';
}

/** The stored user (spec §3); undefined when nobody is signed in. */
export function getUser(): User | undefined {
  return storedUser.read();
}

/** Stores who is signed in from now on; undefined for nobody. */
export function setUser(user: User | undefined): void {
  storedUser.write(user);
  store.person = identityOf(user);
}

/** Takes the stored user, whoever stored it, as the person of this tab. */
export function adoptUser(): User | undefined {
  const user = getUser();
  store.person = identityOf(user);
  return user;
}

/** Whether another tab has stored a different person, or nobody. True once for each change; later calls are false. */
export function noticeOtherPerson(): boolean {
  const stored = identityOf(getUser());
  if (store.person === undefined || store.person === stored) return false;
  store.person = stored;
  return true;
}

/** Stores changed data of the signed-in person, such as a new name. Does nothing when nobody is signed in. */
export function updateUser(changes: Partial<Omit<User, 'loginName' | 'domain'>>): User | undefined {
  const user = getUser();
  if (!user) return undefined;
  const next = { ...user, ...changes };
  storedUser.write(next);
  return next;
}

/** The domain of the session: the stored one, otherwise portal (spec §4). */
export function currentDomain(): Domain {
  return storedDomain.read() ?? site.defaultDomain;
}

/** How often somebody has signed in since the page was loaded, here or in another tab. */
export function signIns(): number {
  return store.signIns;
}

/**
 * Somebody has signed in and the token is stored. Needed beside the start-up state: when the same person signs in
 * again, that state stays equal and nothing would be drawn again.
 */
export function noteSignIn(): void {
  store.signIns += 1;
  store.onSignIn.call();
}

/** Calls back after each sign-in. Returns the function that ends the subscription. */
export const onSignIn = store.onSignIn.add;
