import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * With the developer tools connected, V8 notes where each request was made from, and reads all functions on the stack a
 * second time for that: 230 ms of a slow phone's entry that no visitor waits for. With the last flag it notes positions
 * while it reads them first, in the portal and in the pages beside it.
 */
export const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--js-flags=--no-enable-lazy-source-positions',
];

/** CHROMIUM_PATH, else the system's Chromium, else Playwright's own. */
export function chromiumPath() {
  const known = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()];
  const found = known.find((path) => path && existsSync(path));
  if (!found) throw new Error('No Chromium found: install one or set CHROMIUM_PATH.');
  return found;
}

export function launch() {
  return chromium.launch({ executablePath: chromiumPath(), args: flags });
}
