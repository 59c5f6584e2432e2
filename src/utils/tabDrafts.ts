import { readDrafts, writeDraft } from './draftStore';
import { heldLocks } from './tabLock';

/** A name of its own for what one tab keeps under a prefix: two of them never overwrite each other. */
export function newDraftKey(prefix: string): string {
  const random = Math.random().toString(36).slice(2);
  return `${prefix}${Date.now().toString(36)}-${random}`;
}

/** What closed tabs have left under a prefix, unvalidated; that of open ones is not for others to take. */
export async function draftsLeft(prefix: string): Promise<[key: string, value: unknown][]> {
  return readDrafts(prefix, await heldLocks());
}

/** Removes what any tab keeps under a prefix: it was sent, or is no longer wanted. */
export async function dropDrafts(prefix: string): Promise<void> {
  const kept = await readDrafts(prefix, new Set());
  await Promise.all(kept.map(([key]) => writeDraft(key, undefined)));
}
