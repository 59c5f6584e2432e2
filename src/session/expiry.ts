import { history } from '@umijs/max';
import { replaceParameter } from './query';
import { isCurrent, lastSequence, type Stamp } from './tokens';

const flag = 'relogin';

/** The calls begun up to this one are known to have met the expiry that was noticed last. */
let handledUpTo = 0;
let renew: (() => void) | undefined;

/** The start-up says how a new token is got when the old one is refused. */
export function setRenewal(action: () => void): void {
  renew = action;
}

/** Whether the page in view asks for the login again. */
export function isReloginAsked(): boolean {
  return new URLSearchParams(history.location.search).get(flag) === 'true';
}

/** Sends the user to the same page with `relogin=true` (spec §4, §8). Tells whether this was the one to set it. */
export function askForLogin(): boolean {
  handledUpTo = lastSequence();
  if (isReloginAsked()) return false;
  replaceParameter(flag, 'true');
  return true;
}

/**
 * A call was answered 401 or 412: asks for the login, unless that was done. Nothing is reloaded, what was typed stays.
 * Tells whether this call is the first to notice.
 */
export function noticeExpiry(stamp: Stamp | undefined): boolean {
  if (stamp && (!isCurrent(stamp) || stamp.sequence <= handledUpTo)) return false;
  handledUpTo = lastSequence();
  // Under the dialog, too: a token that is refused there would keep its login out for ever.
  renew?.();
  return askForLogin();
}

/** Takes `relogin=true` off the URL, after login or when the dialog is dismissed; the next expiry is noticed again. */
export function clearRelogin(): void {
  handledUpTo = lastSequence();
  if (isReloginAsked()) replaceParameter(flag, undefined);
}
