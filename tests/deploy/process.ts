import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';

/** Waits until the portal answers at an address. */
export async function served(url: string): Promise<void> {
  const isServed = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isServed, { timeout: 20_000 }).toBe(true);
}

/** Ends a process that a test has started, if it runs, and waits for its end. */
export async function ended(started?: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  if (started?.exitCode !== null || started.signalCode !== null) return;
  const end = once(started, 'exit');
  started.kill(signal);
  await end;
}
