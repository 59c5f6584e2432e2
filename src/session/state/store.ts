import type { Domain, Token, User } from '@/services/types';
import { createListeners, type Listeners } from '@/utils/listeners';

/** A token value that came in an answer, and the number of calls that had left by then. */
interface ReceivedValue {
  value: string;
  cameAt: number;
}

/** What `store` holds. Names that end in `At` are numbers of calls: comparing two of them tells which came first, without a clock. */
interface SessionStore {
  /** How many calls have left this tab; the newest call has this number. */
  calls: number;
  /** The number of the session: every login, logout or change in another tab adds one. */
  epoch: number;
  /** Who is signed in as far as this tab knows: empty for nobody, undefined before the start-up call is answered. */
  person?: string;

  /** When the token was last replaced as a whole. A call that left before has an outdated token. */
  renewedAt: number;
  /** When another tab last stored a token. It stands over what answers to earlier calls of this tab bring. */
  otherTabTokenAt: number;
  /** When the stored token value came in an answer. */
  storedAt: number;
  /** Other values that may be the server's newest one, because answers cross; tried when the stored one is refused. */
  alternatives: readonly ReceivedValue[];
  /** Whether an answer has brought another token value: then a refused call may only have been overtaken. */
  hasRotated: boolean;
  /** Token values that the server has refused, and when. */
  refusedAt: Map<string, number>;

  /** Other calls wait for this: a token is on its way. */
  hold?: Promise<unknown>;
  /** The call for a new token that is under way, shared by all who ask for one in the same session. */
  fetching?: { domain: Domain; epoch: number; token: Promise<Token | undefined> };

  /** When an expiry was last noticed or answered. Calls that left before belong to that same expiry. */
  expiryAt: number;
  /** Called at each expiry to get a new token. The start-up sets it, because this folder makes no calls. */
  onExpiry?: () => void;

  /** How often somebody has signed in since the page was loaded, here or in another tab. */
  signIns: number;
  onSignIn: Listeners<void>;
  /** How often another tab has changed the session. */
  otherTabChanges: number;
  onOtherTab: Listeners<User | undefined>;

  /** Entries that local storage could not take, by key; null is an entry that could not be removed from it. */
  unstored: Map<string, string | null>;
}

/**
 * All that this tab holds in memory about the session. What a reload must keep is in local storage (./storage).
 * Only src/session writes here; docs/session.md draws the states and who moves them.
 */
export const store: SessionStore = {
  calls: 0,
  epoch: 0,
  renewedAt: 0,
  otherTabTokenAt: 0,
  storedAt: 0,
  alternatives: [],
  hasRotated: false,
  refusedAt: new Map(),
  expiryAt: 0,
  signIns: 0,
  onSignIn: createListeners(),
  otherTabChanges: 0,
  onOtherTab: createListeners(),
  unstored: new Map(),
};
