import { site } from '../../config/site';

const prefix = `${site.siteId}-`;

/** Undefined outside secure contexts, although the types say otherwise (Web Locks, W3C). */
function locks(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined;
}

/**
 * A browser that refuses site data refuses its locks, too (Web Locks, W3C). Nothing is lost: what another tab has typed
 * cannot be read then, so nobody takes it.
 */
function noLocks(): undefined {
  return undefined;
}

/** Marks a name as used by this tab until the returned function is called or the tab ends. */
export function holdLock(name: string): () => void {
  let release: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    release = resolve;
  });
  locks()
    ?.request(prefix + name, () => ended)
    .catch(noLocks);
  return release;
}

/** The names that open tabs of this browser use; empty where the browser has or allows no locks. */
export async function heldLocks(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks()?.query().catch(noLocks)) ?? {};
  const names = held.flatMap(({ name = '' }) => (name.startsWith(prefix) ? [name] : []));
  return new Set(names.map((name) => name.slice(prefix.length)));
}
