import type { Domain, User } from '@/services/types';
import { site } from '../../config/site';
import { storedDomain, storedUser } from './storage';

/** The stored user (spec §3), or undefined when nobody is signed in. */
export function getUser(): User | undefined {
  return storedUser.read();
}

/** Stores the signed-in person's changed data, such as a new name; does nothing when nobody is signed in. */
export function updateUser(changes: Partial<Omit<User, 'loginName' | 'domain'>>): User | undefined {
  const user = storedUser.read();
  if (!user) return undefined;
  const next = { ...user, ...changes };
  storedUser.write(next);
  return next;
}

/** The domain of the session: the stored one, else portal (spec §4). */
export function currentDomain(): Domain {
  return storedDomain.read() ?? site.defaultDomain;
}
