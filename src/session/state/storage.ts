import type { Domain, Token, TokenAndUser, User } from '@/services/types';
import { isRecord } from '@/utils/isRecord';
import { site } from '../../../config/site';
import { store } from './store';

/** How a session began; one that began by single sign-on also ends there. */
export type Entrance = 'password' | 'sso';

/**
 * The four entries of local storage (spec §3): JSON, under keys built from the site id. When storage is blocked or
 * full, the value stays in memory; an entry that cannot be read counts as absent. The portal works in both cases.
 */
export const storageKeys = {
  token: `${site.siteId}-token`,
  user: `${site.siteId}-user`,
  site: `${site.siteId}-site`,
  domain: `${site.siteId}-domain`,
} as const;

type Key = (typeof storageKeys)[keyof typeof storageKeys];

export interface StoredSite {
  id: string;
  entrance?: Entrance;
  /** When the session began, ms: another one each time, so that other tabs hear when the same person signs in again. */
  signedInAt?: number;
  /** The person has signed out; absent when a session has run out. */
  isSignedOut?: boolean;
}

function readText(key: Key): string | null {
  const kept = store.unstored.get(key);
  if (kept !== undefined) return kept;
  try {
    return window.localStorage.getItem(key);
  } catch {
    // Blocked storage throws on every access.
    return null;
  }
}

function writeText(key: Key, text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
    store.unstored.delete(key);
  } catch {
    // Blocked or full: this tab goes on with its own copy, which is read before the old entry.
    store.unstored.set(key, text);
  }
}

function parse(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: another program wrote it, or the write was interrupted.
    return undefined;
  }
}

/** A header value is Latin-1 without control characters (RFC 9110 §5.5); servers refuse lines longer than 8 kB. */
const headerValue = /^[\t\x20-\x7e\x80-\xff]{1,8000}$/;

/** The characters of a header name (RFC 9110 §5.1). With any other character every call would throw. */
const headerName = /^[\w!#$%&'*+.^`|~-]+$/;

function isHeaderValue(value: unknown): value is string {
  return typeof value === 'string' && headerValue.test(value) && value.trim() !== '';
}

/** Whether the value is a token that can be sent in a header (spec §3, §7). */
export function isToken(value: unknown): value is Token {
  return (
    isRecord(value) &&
    typeof value.key === 'string' &&
    headerName.test(value.key) &&
    isHeaderValue(value.value) &&
    (value.domain === undefined || value.domain === '' || isHeaderValue(value.domain))
  );
}

/** Whether the value is a user (spec §3). */
export function isUser(value: unknown): value is User {
  return isRecord(value) && typeof value.loginName === 'string' && value.loginName !== '';
}

/** Whether the answer to the call for token and user can be used: a token, and a user with a login name or none (spec §3, §4). */
export function isStartAnswer(value: unknown): value is TokenAndUser {
  return (
    isRecord(value) &&
    isToken(value.token) &&
    (value.user === undefined || value.user === null || isUser(value.user))
  );
}

/** Whether the value is a domain that the portal knows (spec §4). */
export function isDomain(value: unknown): value is Domain {
  return value === site.defaultDomain || value === site.reviewerDomain;
}

function isSite(value: unknown): value is StoredSite {
  return isRecord(value) && typeof value.id === 'string';
}

function entry<T>(key: Key, isValid: (value: unknown) => value is T) {
  return {
    /** The stored value; undefined when there is none or it cannot be read. */
    read(): T | undefined {
      const value = parse(readText(key));
      return isValid(value) ? value : undefined;
    },
    /** Stores the value; undefined removes it. */
    write(value: T | undefined): void {
      writeText(key, value === undefined ? null : JSON.stringify(value));
    },
  };
}

export const storedToken = entry(storageKeys.token, isToken);
export const storedUser = entry(storageKeys.user, isUser);
export const storedDomain = entry(storageKeys.domain, isDomain);
export const storedSite = entry(storageKeys.site, isSite);
