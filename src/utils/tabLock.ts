import { site } from '../../config/site';

const prefix = `${site.siteId}-`;

/** Absent outside secure contexts, whatever the types say (Web Locks, W3C). */
function locks(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined;
}

/** Marks something as in use by this tab until the answer is called, or the tab is closed or killed. */
export function holdLock(name: string): () => void {
  let release: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    release = resolve;
  });
  void locks()?.request(prefix + name, () => ended);
  return release;
}

/** What open tabs of this browser use; nothing where the browser cannot tell. */
export async function heldLocks(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks()?.query()) ?? {};
  const names = held.flatMap(({ name = '' }) => (name.startsWith(prefix) ? [name] : []));
  return new Set(names.map((name) => name.slice(prefix.length)));
}
