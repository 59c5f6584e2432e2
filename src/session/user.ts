import type { Domain, User } from '@/services/types';
import { site } from '../../config/site';
import { storedDomain, storedUser } from './storage';

/** Whom this tab knows to be signed in (nobody: empty); undefined until its start-up has told. */
let known: string | undefined;

function identityOf(user: User | undefined): string {
  return user ? `${user.domain}/${user.loginName}` : '';
}

/** The stored user (spec §3), or undefined when nobody is signed in. */
export function getUser(): User | undefined {
  return storedUser.read();
}

/** Stores who is signed in from now on; undefined when nobody is. */
export function setUser(user: User | undefined): void {
  storedUser.write(user);
  known = identityOf(user);
}

/** The stored user, as whom this tab goes on. */
export function adoptUser(): User | undefined {
  const user = getUser();
  known = identityOf(user);
  return user;
}

/** Whether another person than this tab knows of, or nobody, has been stored by another tab; told once. */
export function noticeOtherPerson(): boolean {
  const stored = identityOf(getUser());
  if (known === undefined || known === stored) return false;
  known = stored;
  return true;
}

/** Stores the signed-in person's changed data, such as a new name; does nothing when nobody is signed in. */
export function updateUser(changes: Partial<Omit<User, 'loginName' | 'domain'>>): User | undefined {
  const user = getUser();
  if (!user) return undefined;
  const next = { ...user, ...changes };
  storedUser.write(next);
  return next;
}

/** The domain of the session: the stored one, else portal (spec §4). */
export function currentDomain(): Domain {
  return storedDomain.read() ?? site.defaultDomain;
}
