import { deviceKey, forgetDeviceMemory } from './deviceStore';
import { clearDrafts } from './draftStore';
import { localeKey } from './locale';

/** The portal may share its origin with others, single sign-on among them: only its own entries go. */
function isOfPortal(name: string): boolean {
  return name.startsWith(deviceKey('')) || name === localeKey;
}

function empty(area: 'localStorage' | 'sessionStorage'): void {
  try {
    const storage = window[area];
    for (const name of Object.keys(storage).filter(isOfPortal)) {
      storage.removeItem(name);
      // A tab hears of its own changes by no event; lists in view follow this one (utils/deviceList).
      window.dispatchEvent(new StorageEvent('storage', { key: name }));
    }
  } catch {
    // Blocked storage has kept nothing.
  }
}

/**
 * Removes everything that the portal keeps in this browser: local and session storage, and the drafts in its
 * database. Whatever is kept through utils/deviceStore, utils/draftStore or src/session is among it.
 */
export async function clearDevice(): Promise<void> {
  forgetDeviceMemory();
  empty('localStorage');
  empty('sessionStorage');
  await clearDrafts();
}
