import { setImmediate as turn } from 'node:timers/promises';
import './browser'; // First, as React's scheduler looks for browser features when it is loaded.
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { mockDatabase } from '../helpers/database';
import { takeConsoleOutput } from './console';

// jsdom has no database; without this one no draft could be kept.
jest.mock('idb-keyval', () => mockDatabase);

// Jest's 100 frames make an error five times as dear, and React makes one for each element.
Error.stackTraceLimit = 10;

const elementError = 'TestingLibraryElementError';
let waits = 0;

configure(({ asyncWrapper, getElementError }) => ({
  // On a busy machine a page needs more than the default second.
  asyncUtilTimeout: 10_000,
  // Each attempt of a wait would print the whole document into an error that nobody sees: the last one alone does.
  getElementError: (message, container) =>
    waits > 0
      ? Object.assign(new Error(message ?? ''), { name: elementError })
      : getElementError(message, container),
  asyncWrapper: async (wait) => {
    waits += 1;
    const result = await asyncWrapper(wait)
      .finally(() => {
        waits -= 1;
      })
      .catch((error: unknown) => {
        if (error instanceof Error && error.name === elementError) {
          const { message } = getElementError(error.message, document.body);
          error.stack = error.stack?.replace(error.message, () => message);
        }
        throw error;
      });
    // After waiting, effects have run too, such as taking the focus or making a call: React does a few milliseconds of work
    // in one turn, and leaves the rest for the next.
    for (let left = 8; left > 0; left -= 1) await turn();
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
