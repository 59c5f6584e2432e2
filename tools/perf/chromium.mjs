import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

export const flags = ['--no-sandbox', '--disable-background-networking'];

/** CHROMIUM_PATH, else the system's Chromium, else Playwright's own, else the one without a window, which `.ci/run` installs. */
export function chromiumPath() {
  const known = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    chromium.executablePath(),
    '/usr/bin/chromium-headless-shell',
  ];
  const found = known.find((path) => path && existsSync(path));
  if (!found) throw new Error('No Chromium found: install one or set CHROMIUM_PATH.');
  return found;
}

export function launch() {
  return chromium.launch({ executablePath: chromiumPath(), args: flags });
}
