import { createDeviceList } from '@/utils/deviceList';

const limit = 10;

/** The last keywords on this device, newest first, without duplicates; never sent to the server. */
export const pastSearches = createDeviceList(
  'keywords',
  (value): value is string => typeof value === 'string' && value !== '',
  limit,
);

/** Adds a keyword to the list. */
export function rememberSearch(keyword: string): void {
  if (!keyword) return;
  pastSearches.write([keyword, ...pastSearches.read().filter((one) => one !== keyword)]);
}
