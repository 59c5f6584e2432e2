const listeners = new Set<() => void>();
let count = 0;

/** How often a session has begun, here or in another tab, since the page was loaded. */
export function sessionsBegun(): number {
  return count;
}

/** A session has begun, and its token is stored. The same person's start-up state says nothing of it: it stays equal. */
export function noteSessionBegun(): void {
  count += 1;
  for (const listener of [...listeners]) listener();
}

/** Calls back when a session has begun. Returns the undo. */
export function onSessionBegun(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
