import { createDeviceList } from '@/utils/deviceList';
import { serverNow } from '@/utils/serverClock';
import { hasShape } from '@/utils/shape';

/** A search that was saved under a name on this device. */
export interface SavedSearch {
  name: string;
  /** Path and query of the search, within the portal. */
  href: string;
  /** Time of the last visit, ISO 8601; positions published since then are new. */
  seenAt?: string;
}

/** Greatest number of saved searches. */
export const savedSearchLimit = 20;
/** Greatest number of characters of a name. */
export const searchNameLimit = 30;

function isSavedSearch(value: unknown): value is SavedSearch {
  return (
    hasShape(value, { name: 'string', href: 'string' }) &&
    value.name !== '' &&
    value.href.startsWith('/searchPosition/') &&
    (!('seenAt' in value) || typeof value.seenAt === 'string')
  );
}

/** The saved searches of this device, newest first, whoever is signed in; never sent to the server. */
export const savedSearches = createDeviceList('searches', isSavedSearch, savedSearchLimit);

/** The list with one more search, or with its new name; undefined when the list is full. */
export function withSearch(
  list: readonly SavedSearch[],
  search: SavedSearch,
): readonly SavedSearch[] | undefined {
  const others = list.filter(({ href }) => href !== search.href);
  return others.length < savedSearchLimit ? [search, ...others] : undefined;
}

/** Remembers that a saved search was opened now, by the clock that dates the positions. */
export function rememberSeen(href: string): void {
  const seenAt = new Date(serverNow()).toISOString();
  savedSearches.write(
    savedSearches.read().map((saved) => (saved.href === href ? { ...saved, seenAt } : saved)),
  );
}
