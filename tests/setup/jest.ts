import { setImmediate as turn } from 'node:timers/promises';
import './browser'; // First, as React's scheduler looks for browser features when it is loaded.
import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import { mockDatabase } from '../helpers/database';
import { takeConsoleOutput } from './console';
import { takeNoOwnerStacks } from './ownerStacks';

// jsdom has no database; without this one no draft could be kept.
jest.mock('idb-keyval', () => mockDatabase);

takeNoOwnerStacks();

/** While a query waits; the testing library's type leaves this out. */
function isWaiting(): boolean {
  const config = getConfig();
  if ('_disableExpensiveErrorDiagnostics' in config) {
    return config._disableExpensiveErrorDiagnostics === true;
  }
  throw new Error('The testing library tells elsewhere by now that a query waits');
}

// On a busy machine a page needs more than the default second; beside other tests its files alone took 20 s. What never comes still fails.
configure(({ asyncWrapper, getElementError }) => ({
  asyncUtilTimeout: 40_000,
  // A query that waits fails at each change of the page. Only the last failure is shown, and waitFor adds the page to it.
  getElementError: (message, container) =>
    message !== null && isWaiting() ? new Error(message) : getElementError(message, container),
  // After waiting, effects have run too, such as taking the focus or making a call.
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
 * Timers of the portal, such as a countdown, run while a test waits for something outside the testing library. As in a
 * browser React then draws when it likes: its testing mode is off, except inside render, events and act(), where the
 * library switches it on.
 */
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

afterEach(failOnConsoleOutput);
afterAll(failOnConsoleOutput);
