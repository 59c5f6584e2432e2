import { history } from '@umijs/max';
import type { CallOptions } from '@/request/types';
import { getSsoAddresses, loginWithTicket } from '@/services/session';
import type { Domain, User } from '@/services/types';
import { ownPath } from '@/utils/ownPath';
import { webAddress } from '@/utils/webAddress';
import { site } from '../../config/site';
import { beginSession } from './begin';
import { replaceParameter } from './query';
import { safeReturnPath } from './returnPath';

/** An absolute address of the portal, under the router base that the page may define (spec §2). */
function absolute(path: string): string {
  const base = (window.routerBase ?? '/').replace(/\/$/, '');
  return `${window.location.origin}${base}${path}`;
}

/**
 * An address that the server names for the single sign-on, or the specification's own when it is neither a full one of
 * the web nor a path of the portal's origin: `//host` would be another site that nobody has named in full.
 */
function addressOf(named: string | undefined, own: string): string {
  const path = named?.startsWith('/') ? ownPath(named) : undefined;
  return path ?? webAddress(named) ?? own;
}

/**
 * Address of the single sign-on login (spec §2, or as /sso/login/domain/{portal} says), which comes back to
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

/** Address that ends a single sign-on session (spec §2, or as the server says) and comes back to the home page. */
export function ssoLogoutUrl(logoutUrl?: string): string {
  const logout = addressOf(logoutUrl, site.sso.logout);
  const service = new URLSearchParams({ service: absolute('/home') });
  return `${logout}${logout.includes('?') ? '&' : '?'}${service}`;
}

/** The time that a sign-out waits for the server to name the address, ms: what it must do here is done. */
const patienceMs = 5000;

/** Where the browser must go to end a domain's single sign-on session: as /sso/login/domain/{portal} says now, else spec §2. */
export async function wayOutOfSso(domain: Domain): Promise<string> {
  const options = { skipErrorHandler: true, timeout: patienceMs };
  try {
    return ssoLogoutUrl((await getSsoAddresses(domain, options))?.logoutUrl);
  } catch {
    // The specification's own address is there for when the server names none.
    return ssoLogoutUrl();
  }
}

function ticketInUrl(): string | null {
  return new URLSearchParams(history.location.search).get('ticket');
}

/** Whether single sign-on came back with a ticket that was not taken yet. */
export function hasTicket(): boolean {
  return Boolean(ticketInUrl());
}

/** The ticket of the current URL, once: it leaves the URL, and with it history and referrers, at once. */
export function takeTicket(): string | undefined {
  const ticket = ticketInUrl();
  if (ticket === null) return undefined;
  replaceParameter('ticket', undefined);
  return ticket || undefined;
}

/** Turns a ticket into a session (spec §7 /sso/login/user). Rejects with LOGIN_FAILED. */
export async function loginBySso(ticket: string, options?: CallOptions): Promise<User> {
  return beginSession(await loginWithTicket(ticket, options), 'sso');
}
