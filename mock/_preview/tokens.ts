import { randomBytes } from 'node:crypto';
import type { Domain, Token } from '../../src/services/types';
import { now } from './clock';
import type { Person } from './people';
import { personByLoginName } from './people';
import { type Persona, personas, personOfPersona } from './personas';
import type { PreviewStore } from './store';
import { forget, nextValue, personaValue, type SessionRecord, stateOf } from './tokenState';

/** Header of the token, in requests and responses. Decided: spec §3 leaves the name to the server. */
export const tokenKey = 'X-Access-Token';

export interface Session {
  id: string;
  token: Token;
  domain: Domain;
  user?: Person;
  /** Begun by single sign-on; signing out then goes through the logout page. */
  sso: boolean;
}

export type Checked =
  | { state: 'ok'; session: Session }
  | { state: 'missing' }
  | { state: 'unknown' }
  | { state: 'expired' };

const rotateEvery = 20;
const graceMs = 60_000;
const maxSessions = 500;

function open(
  store: PreviewStore,
  facts: Pick<SessionRecord, 'domain' | 'loginName' | 'persona' | 'sso'>,
): Session {
  const state = stateOf(store);
  const id = facts.persona ? `persona-${facts.persona}` : randomBytes(8).toString('hex');
  const record: SessionRecord = { ...facts, id, serial: 0, calls: 0, current: '' };
  record.current = nextValue(store, record);
  state.sessions[id] = record;
  state.tokens[record.current] = { sessionId: id };
  const oldest = Object.keys(state.sessions)[0];
  if (oldest !== undefined && Object.keys(state.sessions).length > maxSessions) {
    forget(state, oldest);
  }
  return sessionOf(store, record);
}

function sessionOf(store: PreviewStore, record: SessionRecord): Session {
  const user = record.loginName ? personByLoginName(store, record.loginName) : undefined;
  return {
    id: record.id,
    token: { key: tokenKey, value: record.current, domain: record.domain },
    domain: record.domain,
    user,
    sso: record.sso,
  };
}

/** A new visitor's session in `domain`. */
export function visitorSession(store: PreviewStore, domain: Domain): Session {
  return open(store, { domain, sso: false });
}

/** A new session of `person`, after login, registration or single sign-on. */
export function personSession(store: PreviewStore, person: Person, sso = false): Session {
  return open(store, { domain: person.domain, loginName: person.loginName, sso });
}

/** The session of a persona; each space has one, and its token values can be computed. */
export function personaSession(store: PreviewStore, persona: Persona): Session {
  const known = stateOf(store).sessions[`persona-${persona}`];
  if (known) {
    return sessionOf(store, known);
  }
  const person = personOfPersona(store, persona);
  return open(store, {
    domain: person?.domain ?? 'portal',
    loginName: person?.loginName,
    persona,
    sso: false,
  });
}

/** Checks a token: it has a session, is unknown (401), or its session has timed out (412). */
export function checkToken(store: PreviewStore, value: string | undefined): Checked {
  if (!value) {
    return { state: 'missing' };
  }
  const state = stateOf(store);
  if (state.expired[value]) {
    return { state: 'expired' };
  }
  if (!state.tokens[value]) {
    // After a restart of the server a page may still have a persona's token; its value can be computed again.
    const persona = personas.find((name) => personaValue(store, name, 0) === value);
    if (persona && !state.sessions[`persona-${persona}`]) {
      return { state: 'ok', session: personaSession(store, persona) };
    }
    return { state: 'unknown' };
  }
  const token = state.tokens[value];
  const record = state.sessions[token.sessionId];
  if (!record) {
    return { state: 'unknown' };
  }
  if (token.until !== undefined && token.until < now().getTime()) {
    return { state: 'expired' };
  }
  const session = sessionOf(store, record);
  return record.loginName && !session.user ? { state: 'unknown' } : { state: 'ok', session };
}

/** Counts a call; every 20th replaces the token and returns the new value for the response header. */
export function countCall(store: PreviewStore, session: Session): string | undefined {
  const state = stateOf(store);
  const record = state.sessions[session.id];
  if (!record) {
    return undefined;
  }
  record.calls += 1;
  if (record.calls % rotateEvery !== 0) {
    return undefined;
  }
  state.tokens[record.current] = { sessionId: record.id, until: now().getTime() + graceMs };
  record.serial += 1;
  record.current = nextValue(store, record);
  state.tokens[record.current] = { sessionId: record.id };
  return record.current;
}

/** Logout: the server forgets the session; its tokens are unknown from now on. */
export function endSession(store: PreviewStore, session: Session): void {
  forget(stateOf(store), session.id);
}

/** Ends every signed-in session of one person, e.g. after a change of password. */
export function endSessionsOf(store: PreviewStore, loginName: string, except?: string): void {
  const state = stateOf(store);
  for (const record of Object.values(state.sessions)) {
    if (record.loginName === loginName && record.id !== except) {
      forget(state, record.id);
    }
  }
}

/** Lets every signed-in session of the space time out: calls with their tokens are answered with 412. */
export function expireSessions(store: PreviewStore): void {
  const state = stateOf(store);
  for (const [value, token] of Object.entries(state.tokens)) {
    if (state.sessions[token.sessionId]?.loginName) {
      state.expired[value] = true;
    }
  }
  for (const record of Object.values(state.sessions)) {
    if (record.loginName) {
      forget(state, record.id);
    }
  }
}

/** Runs `change` (a reset of the store) without signing anybody out. */
export function keepingSessions(store: PreviewStore, change: () => void): void {
  const kept = stateOf(store);
  change();
  store.slice('tokens', () => kept);
}
