import { clearDeviceStore, deviceKey, deviceKeys } from './deviceStore';
import { clearDrafts } from './draftStore';
import { createJsonStore } from './jsonStore';
import { localeKey } from './locale';

/** Umi stores the language under a name of its own. */
function clearLocale(): void {
  try {
    window.localStorage.removeItem(localeKey);
    window.sessionStorage.removeItem(localeKey);
  } catch {
    // Blocked storage contains nothing.
  }
}

/**
 * Removes everything that the portal stores in this browser: local and session storage, and the drafts in its database.
 * Covers whatever utils/jsonStore, utils/draftStore and src/session store. Other programs on the same origin, such as
 * single sign-on, keep their data.
 */
export async function clearDevice(): Promise<void> {
  const names = deviceKeys().map(deviceKey);
  clearDeviceStore();
  clearLocale();
  for (const key of names) {
    // The browser sends a storage event to other tabs only; the lists of this tab need one, too (utils/deviceList).
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }
  createJsonStore('session').clear();
  await clearDrafts();
}
