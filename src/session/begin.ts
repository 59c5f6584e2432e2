import { clearCache } from '@/request/cache';
import type { Token, User } from '@/services/types';
import { clearDrafts } from '@/utils/draftStore';
import { clearTab } from '@/utils/tabStore';
import { site } from '../../config/site';
import { noteSessionBegun } from './begun';
import { clearRelogin } from './expiry';
import { fetchToken } from './fetchToken';
import { storedDomain, storedSite } from './storage';
import { beginEpoch, getToken } from './tokens';
import type { Entrance } from './types';
import { setUser } from './user';

/**
 * Begins the session that a login, a registration or single sign-on answered with: stores token, user and
 * domain, forgets cached answers, and takes `relogin=true` off the URL. The caller then sets the start-up state.
 */
export async function beginSession(
  { token, user }: { token?: Token; user: User },
  entrance: Entrance = 'password',
): Promise<User> {
  beginEpoch(token ?? getToken());
  storedDomain.write(user.domain);
  storedSite.write({ id: site.siteId, entrance });
  // Last: it is what the other tabs go by, and the rest is then there.
  setUser(user);
  clearRelogin();
  clearTab();
  await clearCache();
  // The login's answer may leave the token to a call of its own (contract: Session).
  if (!token) await fetchToken({ force: true });
  noteSessionBegun();
  return user;
}

/** Forgets the session on this device: token, user, domain, cached answers, forms begun in this tab and unsaved drafts; calls in flight no longer count. */
export async function forgetSession(): Promise<void> {
  beginEpoch(undefined);
  storedDomain.write(undefined);
  storedSite.write({ id: site.siteId });
  setUser(undefined);
  clearTab();
  await clearCache();
  await clearDrafts();
}
