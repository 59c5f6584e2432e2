import { site } from '../../config/site';

const prefix = `${site.siteId}-`;

/** Undefined outside secure contexts, although the types say otherwise (Web Locks, W3C). */
function locks(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined;
}

/** Marks a name as used by this tab until the returned function is called or the tab ends. */
export function holdLock(name: string): () => void {
  let release: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    release = resolve;
  });
  void locks()?.request(prefix + name, () => ended);
  return release;
}

/** The names that open tabs of this browser use; empty where the browser has no locks. */
export async function heldLocks(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks()?.query()) ?? {};
  const names = held.flatMap(({ name = '' }) => (name.startsWith(prefix) ? [name] : []));
  return new Set(names.map((name) => name.slice(prefix.length)));
}
