import { randomBytes } from 'node:crypto';
import { now } from './clock';
import { type Person, personByLoginName } from './people';
import type { PreviewStore } from './store';

interface SsoState {
  /** Login names by the value of the cookie `preview_sso`. */
  sessions: Record<string, string>;
  tickets: Record<string, { loginName: string; until: number }>;
}

const ticketLifeMs = 60_000;

function state(store: PreviewStore): SsoState {
  return store.slice<SsoState>('sso', () => ({ sessions: {}, tickets: {} }));
}

/** Signs `loginName` in at the single sign-on service; returns its session id. */
export function beginSso(store: PreviewStore, loginName: string): string {
  const id = randomBytes(12).toString('hex');
  state(store).sessions[id] = loginName;
  return id;
}

/** Who is signed in at the single sign-on service. */
export function ssoPerson(store: PreviewStore, id: string | undefined): Person | undefined {
  const { sessions } = state(store);
  const loginName = id && Object.hasOwn(sessions, id) ? sessions[id] : undefined;
  return loginName === undefined ? undefined : personByLoginName(store, loginName);
}

/** Signs out of the single sign-on service. */
export function endSso(store: PreviewStore, id: string | undefined): void {
  if (id) {
    delete state(store).sessions[id];
  }
}

/** A ticket for the portal: one minute, single use. */
export function issueSsoTicket(store: PreviewStore, loginName: string): string {
  const ticket = `ST-${randomBytes(12).toString('hex')}`;
  state(store).tickets[ticket] = { loginName, until: now().getTime() + ticketLifeMs };
  return ticket;
}

/** The login name of a ticket, which is invalid afterwards. */
export function takeSsoTicket(store: PreviewStore, ticket: string, at: Date): Person | undefined {
  const { tickets } = state(store);
  const record = Object.hasOwn(tickets, ticket) ? tickets[ticket] : undefined;
  delete tickets[ticket];
  return record && record.until >= at.getTime()
    ? personByLoginName(store, record.loginName)
    : undefined;
}
