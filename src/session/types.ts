import type { User } from '@/services/types';

/**
 * What the start-up call told (spec §4). ready: the server answered, with or without a user; offline: no
 * answer; refused: the server answered, and not with success.
 */
export interface InitialState {
  status: 'ready' | 'offline' | 'refused';
  user?: User;
  /** refused: what the server said, in words for people. */
  message?: string;
}

/** Where a session was begun; one begun by single sign-on also ends there. */
export type Entrance = 'password' | 'sso';
