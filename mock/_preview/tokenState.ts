import { createHash, randomBytes } from 'node:crypto';
import type { Domain } from '../../src/services/types';
import type { Persona } from './personas';
import type { PreviewStore } from './store';

export interface SessionRecord {
  id: string;
  domain: Domain;
  loginName?: string;
  persona?: Persona;
  sso: boolean;
  current: string;
  /** How often the token was replaced; part of a persona's token value. */
  serial: number;
  calls: number;
}

export interface TokenRecord {
  sessionId: string;
  /** A replaced value is accepted until this time (ms since 1970), so that calls under way do not fail. */
  until?: number;
}

export interface TokenState {
  sessions: Record<string, SessionRecord>;
  tokens: Record<string, TokenRecord>;
  expired: Record<string, true>;
  /** How many persona sessions have ended; makes the next token differ from the ended one. */
  generation: number;
}

/** The sessions and tokens of a space. */
export function stateOf(store: PreviewStore): TokenState {
  return store.slice<TokenState>('tokens', () => ({
    sessions: {},
    tokens: {},
    expired: {},
    generation: 0,
  }));
}

/** A persona's token, computed from space, ended sessions and replacements: the same in every process. */
export function personaValue(store: PreviewStore, persona: Persona, serial: number): string {
  const { generation } = stateOf(store);
  return createHash('sha256')
    .update(`${store.space}/${persona}/${generation}/${serial}`)
    .digest('hex')
    .slice(0, 32);
}

/** The next token value of the session. */
export function nextValue(
  store: PreviewStore,
  record: Pick<SessionRecord, 'persona' | 'serial'>,
): string {
  return record.persona
    ? personaValue(store, record.persona, record.serial)
    : randomBytes(16).toString('hex');
}

/** Forgets a session and its tokens. */
export function forget(state: TokenState, sessionId: string): void {
  if (state.sessions[sessionId]?.persona) {
    state.generation += 1;
  }
  delete state.sessions[sessionId];
  for (const [value, token] of Object.entries(state.tokens)) {
    if (token.sessionId === sessionId) {
      delete state.tokens[value];
    }
  }
}
