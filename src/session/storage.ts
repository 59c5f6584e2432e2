import type { Domain, Token, User } from '@/services/types';
import { site } from '../../config/site';
import type { Entrance } from './types';

/**
 * The four entries of local storage (spec §3), JSON under keys built from the site id. Storage that is
 * blocked or full falls back to memory, and junk in it counts as absent: neither may stop the portal.
 */
export const storageKeys = {
  token: `${site.siteId}-token`,
  user: `${site.siteId}-user`,
  site: `${site.siteId}-site`,
  domain: `${site.siteId}-domain`,
} as const;

type Key = (typeof storageKeys)[keyof typeof storageKeys];
type Fields = Readonly<Record<string, unknown>>;

export interface StoredSite {
  id: string;
  entrance?: Entrance;
}

/** What local storage could not take; null stands for a value that could not be removed from it. */
const memory = new Map<Key, string | null>();

function readText(key: Key): string | null {
  const kept = memory.get(key);
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
    memory.delete(key);
  } catch {
    // Blocked or full: this tab goes on with its own copy, which also hides the stale one.
    memory.set(key, text);
  }
}

function parse(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Junk: someone else wrote it, or the write was cut off.
    return undefined;
  }
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A header's value is Latin-1 without control characters (RFC 9110 §5.5), and servers refuse lines of more than 8 kB. */
const headerValue = /^[\t\x20-\x7e\x80-\xff]{1,8000}$/;

/** Characters of a header name (RFC 9110 §5.1); any other would make every call throw. */
const headerName = /^[\w!#$%&'*+.^`|~-]+$/;

function isHeaderValue(value: unknown): value is string {
  return typeof value === 'string' && headerValue.test(value) && value.trim() !== '';
}

/** Whether it is a token that the headers of a call can carry (spec §3, §7). */
export function isToken(value: unknown): value is Token {
  return (
    isObject(value) &&
    typeof value.key === 'string' &&
    headerName.test(value.key) &&
    isHeaderValue(value.value) &&
    (value.domain === undefined || value.domain === '' || isHeaderValue(value.domain))
  );
}

/** Whether it is a person (spec §3). */
export function isUser(value: unknown): value is User {
  return isObject(value) && typeof value.loginName === 'string' && value.loginName !== '';
}

function isDomain(value: unknown): value is Domain {
  return value === site.defaultDomain || value === site.reviewerDomain;
}

function isSite(value: unknown): value is StoredSite {
  return isObject(value) && typeof value.id === 'string';
}

function entry<T>(key: Key, isValid: (value: unknown) => value is T) {
  return {
    /** The stored value, or undefined when there is none or it is junk. */
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

/** Another tab wrote the entry: what this tab kept in its place is out of date. */
export function forgetOwnCopies(): void {
  memory.clear();
}

export const storedToken = entry(storageKeys.token, isToken);
export const storedUser = entry(storageKeys.user, isUser);
export const storedDomain = entry(storageKeys.domain, isDomain);
export const storedSite = entry(storageKeys.site, isSite);
