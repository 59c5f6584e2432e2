import { site } from '../../config/site';

/**
 * What this tab keeps across the beginning of a session, which empties the forms' own store (tabStore). Blocked
 * or full storage, and junk in it, count as empty.
 */
const prefix = `${site.siteId}-across-`;

/** The kept value, unvalidated, or undefined. */
export function readAcrossLogin(key: string): unknown {
  try {
    const text = window.sessionStorage.getItem(prefix + key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    // Blocked, or not written by the portal: see above.
    return undefined;
  }
}

/** Keeps a JSON value; undefined removes it. */
export function writeAcrossLogin(key: string, value: unknown): void {
  try {
    if (value === undefined) window.sessionStorage.removeItem(prefix + key);
    else window.sessionStorage.setItem(prefix + key, JSON.stringify(value));
  } catch {
    // Blocked or full: what was kept has to be said again after the login.
  }
}
