import { createStore, delMany, entries, get, keys, set, type UseStore } from 'idb-keyval';
import { site } from '../../config/site';
import { createSessionStore } from './sessionStore';

/** How long unsaved work stays on the device (docs/decisions.md). */
const draftLifeMs = 24 * 60 * 60 * 1000;

/** Whether work kept at that time (ms) is young enough to be offered again. */
export function isYoungDraft(at: number, now: number): boolean {
  // A time that is not of this life is junk: nobody has typed at it.
  return Math.abs(now - at) <= draftLifeMs;
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

/**
 * A copy of what is on its way to the database: a page that is left ends before the database has written, and what was
 * typed last would be lost. `value` is missing where a draft was removed.
 */
const copies = createSessionStore('draft');
/** How many times each was written: an earlier writing that ends late leaves the copy of a later one. */
const writings = new Map<string, number>();

/** The kept value, unvalidated, or undefined. */
export async function readDraft(key: string): Promise<unknown> {
  const copy = copies.read(key);
  if (typeof copy === 'object' && copy !== null) {
    const value = 'value' in copy ? copy.value : undefined;
    void writeDraft(key, value);
    return value;
  }
  try {
    return (await get(key, database())) ?? memory.get(key);
  } catch {
    // See above.
    return memory.get(key);
  }
}

function isOld(value: unknown): boolean {
  const hasTime = typeof value === 'object' && value !== null && 'at' in value;
  return hasTime && typeof value.at === 'number' && !isYoungDraft(value.at, Date.now());
}

function isOwn(entry: [IDBValidKey, unknown]): entry is [string, unknown] {
  return typeof entry[0] === 'string';
}

/** The database's values by key; those whose time is over are removed, whoever's they are. */
async function youngEntries(): Promise<[string, unknown][]> {
  try {
    // Keys may be of other kinds too (IndexedDB, valid key): those are not the portal's.
    const all = (await entries(database())).filter(isOwn);
    const old = all.filter(([, value]) => isOld(value)).map(([key]) => key);
    for (const key of old) void writeDraft(key, undefined);
    return all.filter(([key]) => !old.includes(key));
  } catch {
    // See above.
    return [];
  }
}

/** What is kept under keys that begin so, unvalidated, but for the keys that open tabs are using. */
export async function readDrafts(
  prefix: string,
  inUse: ReadonlySet<string>,
): Promise<[key: string, value: unknown][]> {
  const isWanted = (key: string) => key.startsWith(prefix) && !inUse.has(key);
  // What was still on its way to the database first.
  for (const key of copies.keys().filter(isWanted)) await readDraft(key);
  const kept = new Map([...memory, ...(await youngEntries())]);
  return [...kept].filter(([key]) => isWanted(key));
}

/**
 * Keeps a structured value that is JSON too; undefined removes it. What was typed before the page goes is kept as well.
 * Answers whether the device has it: where the database is full or forbidden, the tab's copy and memory are all there is.
 */
export async function writeDraft(key: string, value: unknown): Promise<boolean> {
  const writing = (writings.get(key) ?? 0) + 1;
  writings.set(key, writing);
  if (value === undefined) memory.delete(key);
  else memory.set(key, value);
  copies.write(key, { value });
  try {
    await (value === undefined ? delMany([key], database()) : setWithRoom(key, value));
    if (writings.get(key) === writing) copies.write(key, undefined);
    return true;
  } catch {
    // Kept in `memory` for as long as the page lives, and in its copy for as long as the tab does.
    return value === undefined;
  }
}

/** Writes; where the device is full, once more without what nobody can be offered any longer. */
async function setWithRoom(key: string, value: unknown): Promise<void> {
  try {
    await set(key, value, database());
  } catch {
    const all = await entries<string, unknown>(database());
    await delMany(
      all.filter(([, kept]) => isOld(kept)).map(([old]) => old),
      database(),
    );
    await set(key, value, database());
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
  copies.clear();
  // A writing under way is no longer the last one.
  writings.clear();
  try {
    await delMany(await keys(database()), database());
  } catch {
    // There is no database to clear.
  }
}
