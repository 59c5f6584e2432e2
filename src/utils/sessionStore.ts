import { site } from '../../config/site';

/**
 * What lives as long as the tab, JSON under `{siteId}-{area}-{key}`. Blocked or full storage, and junk in it, count as
 * empty: whoever keeps something here has it in memory too.
 */
export function createSessionStore(area: string) {
  const prefix = `${site.siteId}-${area}-`;

  /** The names of what is kept. */
  const keys = (): string[] => {
    try {
      return Object.keys(window.sessionStorage)
        .filter((name) => name.startsWith(prefix))
        .map((name) => name.slice(prefix.length));
    } catch {
      // Blocked: nothing was kept.
      return [];
    }
  };
  /** The kept value, unvalidated, or undefined. */
  const read = (key: string): unknown => {
    try {
      const text = window.sessionStorage.getItem(prefix + key);
      return text === null ? undefined : JSON.parse(text);
    } catch {
      // Blocked, or not written by the portal: see above.
      return undefined;
    }
  };
  /** Keeps a JSON value; undefined removes it. */
  const write = (key: string, value: unknown): void => {
    try {
      if (value === undefined) window.sessionStorage.removeItem(prefix + key);
      else window.sessionStorage.setItem(prefix + key, JSON.stringify(value));
    } catch {
      // Blocked or full: see above.
    }
  };
  /** Removes all of this area. */
  const clear = (): void => {
    for (const key of keys()) write(key, undefined);
  };
  return { keys, read, write, clear };
}
