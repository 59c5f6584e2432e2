import { history } from '@umijs/max';
import { readParameter, replaceParameter } from '@/utils/query';
import { withoutBase } from '@/utils/routerBase';
import { store } from './store';
import { isCurrent, type RequestOrder } from './token';

/** The flag that asks for the login again (spec §4). */
const reloginFlag = 'relogin';

/** Whether the address asks for the login again. */
export function isReloginAsked(): boolean {
  return readParameter(reloginFlag) === 'true';
}

/** Whether the page is the login itself, over which no other login opens. */
export function isLoginPage(pathname = withoutBase(history.location.pathname)): boolean {
  return pathname === '/censorlogin';
}

/** Stays on the page and adds `relogin=true` to its address (spec §4, §8). False when the flag was there already. */
export function askForLogin(): boolean {
  store.expiryAt = store.calls;
  if (isReloginAsked()) return false;
  replaceParameter(reloginFlag, 'true');
  return true;
}

/**
 * A call was answered 401 or 412: gets a new token and asks for the login, once for each expiry. The page is not loaded
 * again, so what was typed stays. Returns whether the login was not asked for before.
 */
export function noticeExpiry(order: RequestOrder | undefined): boolean {
  if (order && (!isCurrent(order) || order.sequence <= store.expiryAt)) return false;
  store.expiryAt = store.calls;
  // Also while the login dialog is open: with a refused token its own calls would fail for ever.
  store.onExpiry?.();
  return askForLogin();
}

/** Removes `relogin=true` from the address, after a login or when the dialog is closed. A later expiry sets it again. */
export function clearRelogin(): void {
  store.expiryAt = store.calls;
  if (isReloginAsked()) replaceParameter(reloginFlag, undefined);
}
