import { isInApp } from './inAppBrowser';
import { createListeners } from './listeners';

/** What browsers inside apps do not do, though they look as if they did. */
type AppLimit = 'print' | 'download' | 'newTab' | 'share';

/** What a person wanted. */
export interface AppWish {
  limit: AppLimit;
  /** The link to open in a browser. */
  address: string;
}

/** Called when a person wants it (layouts/InApp). */
export const appLimits = createListeners<AppWish>();

/** Whether it cannot be done here, inside an app; the person then reads how to go on in a browser. */
export function isBeyondApp(limit: AppLimit, address = window.location.href): boolean {
  if (!isInApp()) return false;
  appLimits.call({ limit, address });
  return true;
}
