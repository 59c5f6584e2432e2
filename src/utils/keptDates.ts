import { delMany, get, set } from 'idb-keyval';
import { createDatabase } from './database';
import type { Pack } from './locale';

/** As the contract's CalendarEntry. */
export interface KeptDate {
  /** ISO 8601. */
  at: string;
  kind: 'closing' | 'interview' | 'activity' | 'deadline' | 'publicity';
  title: string;
  place?: string;
}

/** What a person can read without a connection (src/offline): nothing that a server must decide. */
export interface KeptDates {
  loginName: string;
  /** ISO 8601. */
  savedAt: string;
  /** How far the server's clock was ahead of the device's (ms): the worker gets no answers to ask. */
  aheadMs?: number;
  /** The language in use. */
  pack: Pack;
  /** The number of current deliveries. */
  deliveries: number;
  dates: KeptDate[];
}

const key = 'dates';
const database = createDatabase('kept');

export async function readKeptDates(): Promise<KeptDates | undefined> {
  try {
    return await get<KeptDates>(key, database);
  } catch {
    // Without a database nothing is kept.
    return undefined;
  }
}

export async function writeKeptDates(dates: KeptDates): Promise<void> {
  try {
    await set(key, dates, database);
  } catch {
    // Full or forbidden: the page without a connection then says that nothing is kept.
  }
}

export async function removeKeptDates(): Promise<void> {
  try {
    await delMany([key], database);
  } catch {
    // There is nothing to remove.
  }
}
