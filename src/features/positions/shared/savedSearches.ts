import { createDeviceList } from '@/utils/deviceList';
import { hasShape } from '@/utils/shape';

/** A search that was given a name on this device. */
export interface SavedSearch {
  name: string;
  /** Path and query of the search, within the portal. */
  href: string;
  /** When it was last looked at, ISO 8601; what was published since is new. */
  seenAt?: string;
}

/** More than these are no help any more. */
export const savedSearchLimit = 20;
/** Characters. */
export const searchNameLimit = 30;

function isSavedSearch(value: unknown): value is SavedSearch {
  return (
    hasShape(value, { name: 'string', href: 'string' }) &&
    value.name !== '' &&
    value.href.startsWith('/searchPosition/') &&
    (!('seenAt' in value) || typeof value.seenAt === 'string')
  );
}

/** The searches kept on this device, newest first, whoever is signed in; the server never hears of them. */
export const savedSearches = createDeviceList('searches', isSavedSearch, savedSearchLimit);

/** The list with a search in it, under its new name if it was there; undefined when it would be one too many. */
export function withSearch(
  list: readonly SavedSearch[],
  search: SavedSearch,
): readonly SavedSearch[] | undefined {
  const others = list.filter(({ href }) => href !== search.href);
  return others.length < savedSearchLimit ? [search, ...others] : undefined;
}

/** Notes that a saved search was looked at. */
export function noteSeen(href: string, at: Date): void {
  savedSearches.write(
    savedSearches
      .read()
      .map((saved) => (saved.href === href ? { ...saved, seenAt: at.toISOString() } : saved)),
  );
}
