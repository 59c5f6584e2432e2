import { site } from '../../config/site';

/**
 * What a form keeps for as long as its tab lives: a phone that drops the tab while its owner reads a code in another
 * app must not lose it. Never for secrets. Blocked or full storage, and junk in it, count as empty.
 */
const prefix = `${site.siteId}-tab-`;

/** The kept value, unvalidated, or undefined. */
export function readTab(key: string): unknown {
  try {
    const text = window.sessionStorage.getItem(prefix + key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    // Blocked, or not written by the portal: see above.
    return undefined;
  }
}

/** Keeps a JSON value; undefined removes it. */
export function writeTab(key: string, value: unknown): void {
  try {
    if (value === undefined) window.sessionStorage.removeItem(prefix + key);
    else window.sessionStorage.setItem(prefix + key, JSON.stringify(value));
  } catch {
    // Blocked or full: the form itself still has it.
  }
}

/** Removes all that forms of the portal keep in this tab; when a session begins or ends. */
export function clearTab(): void {
  try {
    for (const name of Object.keys(window.sessionStorage)) {
      if (name.startsWith(prefix)) window.sessionStorage.removeItem(name);
    }
  } catch {
    // Blocked: nothing was kept.
  }
}
