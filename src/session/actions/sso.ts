import { getSsoAddresses } from '@/services/session';
import type { Domain } from '@/services/types';
import { ownPath } from '@/utils/ownPath';
import { readParameter, replaceParameter } from '@/utils/query';
import { safeReturnPath } from '@/utils/returnPath';
import { routerBase } from '@/utils/routerBase';
import { webAddress } from '@/utils/webAddress';
import { site } from '../../../config/site';

/** A full address of the portal, under the router base that the page may define (spec §2). */
function absolute(path: string): string {
  return window.location.origin + routerBase() + path;
}

/**
 * The address that the server names for single sign-on if it is a full web address or a path of the portal; otherwise the
 * specification's own. `//host` is neither: it would lead to another site that is not named in full. The pages of spec §2
 * are served under the base (deploy/portal.conf.template), of which their server knows nothing.
 */
function addressOf(named: string | undefined, own: string): string {
  const path = named?.startsWith('/') ? ownPath(named) : undefined;
  const address = path ?? webAddress(named) ?? own;
  return address.startsWith(site.sso.pages) ? routerBase() + address : address;
}

/**
 * The address of the single sign-on login (spec §2, or what /sso/login/domain/{portal} says). It comes back to
 * /censorlogin with a ticket and the return path.
 */
export function ssoLoginUrl(redirect?: string | null, loginUrl?: string): string {
  const path = safeReturnPath(redirect);
  const service = absolute(
    `/censorlogin${path ? `?${new URLSearchParams({ redirect: path })}` : ''}`,
  );
  const login = addressOf(loginUrl, site.sso.login);
  return `${login}${login.includes('?') ? '&' : '?'}${new URLSearchParams({ service })}`;
}

/** The address that ends a single sign-on session (spec §2, or what the server says). It comes back to the home page. */
export function ssoLogoutUrl(logoutUrl?: string): string {
  const logout = addressOf(logoutUrl, site.sso.logout);
  const service = new URLSearchParams({ service: absolute('/home') });
  return `${logout}${logout.includes('?') ? '&' : '?'}${service}`;
}

/** How long a logout waits for the address, ms. On this device it is done already. */
const waitMs = 5000;

/** Where the browser must go to end a domain's single sign-on session: what the server says now, otherwise spec §2. Never rejects. */
export async function ssoLogoutAddress(domain: Domain): Promise<string> {
  const options = { skipErrorHandler: true, timeout: waitMs };
  // The call's own timeout begins when it leaves. Before, it waits for the visitor's token.
  let timer: number | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = window.setTimeout(resolve, waitMs);
  });
  try {
    const named = await Promise.race([getSsoAddresses(domain, options), late]);
    return ssoLogoutUrl(named?.logoutUrl);
  } catch {
    // The server names no address: the specification's own serves.
    return ssoLogoutUrl();
  } finally {
    window.clearTimeout(timer);
  }
}

/** Whether single sign-on came back with a ticket that was not used yet. */
export function hasTicket(): boolean {
  return Boolean(readParameter('ticket'));
}

/** Takes the ticket out of the address, and so out of history and referrers. A ticket can be used once. */
export function takeTicket(): string | undefined {
  const ticket = readParameter('ticket');
  if (ticket === null) return undefined;
  replaceParameter('ticket', undefined);
  return ticket || undefined;
}
