import { createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval';
import { site } from '../../config/site';

/** How long unsaved work stays on the device (docs/decisions.md). */
const draftLifeMs = 24 * 60 * 60 * 1000;

/** Whether work kept at that time (ms) is young enough to be offered again. */
export function isYoungDraft(at: number, now: number): boolean {
  return now - at <= draftLifeMs;
}

/**
 * Unsaved work on this device, in the browser's database. Blocked, full or missing databases (private
 * windows) count as empty: the tab's own memory answers then.
 */
const memory = new Map<string, unknown>();
let store: UseStore | undefined;

function database(): UseStore {
  store ??= createStore(`${site.siteId}-drafts`, 'drafts');
  return store;
}

/** The kept value, unvalidated, or undefined. */
export async function readDraft(key: string): Promise<unknown> {
  try {
    return (await get(key, database())) ?? memory.get(key);
  } catch {
    // See above.
    return memory.get(key);
  }
}

/** Keeps a structured value; undefined removes it. */
export async function writeDraft(key: string, value: unknown): Promise<void> {
  if (value === undefined) memory.delete(key);
  else memory.set(key, value);
  try {
    await (value === undefined ? delMany([key], database()) : set(key, value, database()));
  } catch {
    // Kept in `memory` for as long as the tab lives.
  }
}

/** How many drafts this device keeps. */
export async function countDrafts(): Promise<number> {
  try {
    return new Set([...(await keys(database())), ...memory.keys()]).size;
  } catch {
    // See above.
    return memory.size;
  }
}

/** Removes everybody's drafts from this device; at logout. */
export async function clearDrafts(): Promise<void> {
  memory.clear();
  try {
    await delMany(await keys(database()), database());
  } catch {
    // There is no database to clear.
  }
}
