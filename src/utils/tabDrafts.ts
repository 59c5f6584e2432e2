import { readDrafts, writeDraft } from './draftStore';
import { heldLocks } from './tabLock';

/** A new key under a prefix for the draft of one tab, so that two tabs never overwrite each other. */
export function newDraftKey(prefix: string): string {
  const random = Math.random().toString(36).slice(2);
  return `${prefix}${Date.now().toString(36)}-${random}`;
}

/**
 * The drafts of closed tabs under a prefix, unvalidated. Drafts of open tabs are left out, since these tabs still use
 * them.
 */
export async function closedTabDrafts(prefix: string): Promise<[key: string, value: unknown][]> {
  return readDrafts(prefix, await heldLocks());
}

/** Removes the drafts of all tabs under a prefix: the work was sent or discarded. */
export async function dropDrafts(prefix: string): Promise<void> {
  const kept = await readDrafts(prefix, new Set());
  await Promise.all(kept.map(([key]) => writeDraft(key, undefined)));
}
