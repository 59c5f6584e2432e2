import { setImmediate as turn } from 'node:timers/promises';
import './browser'; // First: React's scheduler takes what it finds.
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { mockDatabase } from '../helpers/database';
import { takeConsoleOutput } from './console';
import { takeNoOwnerStacks } from './ownerStacks';

// jsdom has no database: without a stand-in every draft would be one that could not be kept.
jest.mock('idb-keyval', () => mockDatabase);

takeNoOwnerStacks();

// A loaded machine mounts a page in seconds, not in the default one: what never comes still fails.
configure(({ asyncWrapper }) => ({
  asyncUtilTimeout: 20_000,
  // What was waited for has had its effects too (the focus it takes, the call it makes), as for a person who sees it.
  asyncWrapper: async (wait) => {
    const result = await asyncWrapper(wait);
    await turn();
    await turn();
    return result;
  },
}));

/** A warning or an error on the console fails the test that caused it, or the suite if it came after the last one. */
function failOnConsoleOutput(): void {
  const output = takeConsoleOutput();
  if (output.length > 0) {
    throw new Error(`The test wrote to the console:\n\n${output.join('\n\n')}`);
  }
}

/**
 * The portal's own timers (a countdown, a notification that leaves) go on while a test waits for something that is
 * not the testing library's: as in a browser, React draws them in its own time. Its testing mode is on inside render,
 * events and act() alone, where the library switches it on itself.
 */
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

afterEach(failOnConsoleOutput);
afterAll(failOnConsoleOutput);
