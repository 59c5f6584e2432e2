import { delMany, entries, get, keys, set } from 'idb-keyval';
import { createDatabase } from './database';
import { createJsonStore } from './jsonStore';
import { serverNow } from './serverClock';

/** How long unsaved work stays on the device (docs/decisions.md, Unsaved work). */
const draftLifeMs = 24 * 60 * 60 * 1000;

/** Whether a draft of that time (ms) is recent enough to be offered again. */
export function isRecentDraft(at: number, now: number): boolean {
  // A time far in the future is invalid, so it counts as too old.
  return Math.abs(now - at) <= draftLifeMs;
}

/**
 * Drafts in the tab's memory. They are used when the browser's database is blocked, full or missing (private windows).
 */
const memory = new Map<string, unknown>();
const database = createDatabase('drafts');

/**
 * Copies of drafts that are being written to the database: when the page is left, the database may not finish, and the
 * last changes would be lost. `value` is missing where a draft was removed.
 */
const copies = createJsonStore('session', 'draft');
/** Number of writes by key: only the last write removes the copy, because an earlier one may end later. */
const writings = new Map<string, number>();

/** The stored draft, unvalidated, or undefined. */
export async function readDraft(key: string): Promise<unknown> {
  const copy = copies.read(key);
  if (typeof copy === 'object' && copy !== null) {
    const value = 'value' in copy ? copy.value : undefined;
    void writeDraft(key, value);
    return value;
  }
  try {
    return (await get(key, database)) ?? memory.get(key);
  } catch {
    // No database: memory holds the draft.
    return memory.get(key);
  }
}

function isOld(value: unknown): boolean {
  const hasTime = typeof value === 'object' && value !== null && 'at' in value;
  return hasTime && typeof value.at === 'number' && !isRecentDraft(value.at, serverNow());
}

function isOwn(entry: [IDBValidKey, unknown]): entry is [string, unknown] {
  return typeof entry[0] === 'string';
}

/** The recent drafts in the database by key. Removes the old ones, of any person. */
async function recentEntries(): Promise<[string, unknown][]> {
  try {
    // Other programs may use other kinds of keys (IndexedDB, valid key).
    const all = (await entries(database)).filter(isOwn);
    const old = all.filter(([, value]) => isOld(value)).map(([key]) => key);
    for (const key of old) void writeDraft(key, undefined);
    return all.filter(([key]) => !old.includes(key));
  } catch {
    // No database: the caller adds the drafts in memory.
    return [];
  }
}

/** The drafts whose keys begin with a prefix, unvalidated, without those that open tabs use. */
export async function readDrafts(
  prefix: string,
  inUse: ReadonlySet<string>,
): Promise<[key: string, value: unknown][]> {
  const isWanted = (key: string) => key.startsWith(prefix) && !inUse.has(key);
  // Reads the copies first, since the database may not have them yet.
  for (const key of copies.keys().filter(isWanted)) await readDraft(key);
  const kept = new Map([...memory, ...(await recentEntries())]);
  return [...kept].filter(([key]) => isWanted(key));
}

/**
 * Stores a value that can be structured-cloned and written as JSON; undefined removes it. A write just before the page
 * is left is stored, too. Returns false when the database is full or blocked: then only the tab's copy and memory have
 * the draft.
 */
export async function writeDraft(key: string, value: unknown): Promise<boolean> {
  const writing = (writings.get(key) ?? 0) + 1;
  writings.set(key, writing);
  if (value === undefined) memory.delete(key);
  else memory.set(key, value);
  copies.write(key, { value });
  try {
    await (value === undefined ? delMany([key], database) : setMakingRoom(key, value));
    if (writings.get(key) === writing) copies.write(key, undefined);
    return true;
  } catch {
    // `memory` keeps the draft as long as the page lives, and the copy as long as the tab does.
    return value === undefined;
  }
}

/** Writes to the database; when it is full, removes all old drafts and tries once more. */
async function setMakingRoom(key: string, value: unknown): Promise<void> {
  try {
    await set(key, value, database);
  } catch {
    const all = await entries<string, unknown>(database);
    await delMany(
      all.filter(([, kept]) => isOld(kept)).map(([old]) => old),
      database,
    );
    await set(key, value, database);
  }
}

/** The number of drafts on this device. */
export async function countDrafts(): Promise<number> {
  try {
    return new Set([...(await keys(database)), ...memory.keys()]).size;
  } catch {
    // No database: only memory holds drafts.
    return memory.size;
  }
}

/** Removes all drafts of all people from this device; called at logout. */
export async function clearDrafts(): Promise<void> {
  memory.clear();
  copies.clear();
  // A write that is still running must not count as the last one.
  writings.clear();
  try {
    await delMany(await keys(database), database);
  } catch {
    // There is no database to clear.
  }
}
