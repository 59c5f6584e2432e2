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
  /** How often the token was replaced; part of a persona's deterministic value. */
  serial: number;
  calls: number;
}

export interface TokenRecord {
  sessionId: string;
  /** A replaced value is accepted until then (ms since 1970), so that calls in flight do not fail. */
  until?: number;
}

export interface TokenState {
  sessions: Record<string, SessionRecord>;
  tokens: Record<string, TokenRecord>;
  expired: Record<string, true>;
  /** Counts ended persona sessions: the persona's next token must differ from the one that ended. */
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

/** A persona's token: the same for a space, an end and a replacement, whatever process tells it. */
export function personaValue(store: PreviewStore, persona: Persona, serial: number): string {
  const { generation } = stateOf(store);
  return createHash('sha256')
    .update(`${store.space}/${persona}/${generation}/${serial}`)
    .digest('hex')
    .slice(0, 32);
}

/** The value the session's next token gets. */
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
