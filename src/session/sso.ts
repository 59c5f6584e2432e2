import { history } from '@umijs/max';
import type { CallOptions } from '@/request/types';
import { loginWithTicket } from '@/services/session';
import type { User } from '@/services/types';
import { site } from '../../config/site';
import { beginSession } from './begin';
import { replaceParameter } from './query';
import { safeReturnPath } from './returnPath';

/** An absolute address of the portal, under the router base that the page may define (spec §2). */
function absolute(path: string): string {
  const base = (window.routerBase ?? '/').replace(/\/$/, '');
  return `${window.location.origin}${base}${path}`;
}

/** An address that the server names for the single sign-on, or the specification's own when it is none of the web's. */
function webAddress(named: string | undefined, own: string): string {
  try {
    const { protocol } = new URL(named ?? own, window.location.origin);
    return named && /^https?:$/.test(protocol) ? named : own;
  } catch {
    // The constructor is the parser; it throws on what is no address.
    return own;
  }
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
  const login = webAddress(loginUrl, site.sso.login);
  return `${login}${login.includes('?') ? '&' : '?'}${new URLSearchParams({ service })}`;
}

/** Address that ends a single sign-on session (spec §2) and comes back to the home page. */
export function ssoLogoutUrl(): string {
  return `${site.sso.logout}?${new URLSearchParams({ service: absolute('/home') })}`;
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
