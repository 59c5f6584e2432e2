import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';
import './browser';
import { takeConsoleOutput } from './console';

// A loaded machine mounts a page in seconds, not in the default one: what never comes still fails.
configure({ asyncUtilTimeout: 10_000 });

/** A warning or an error on the console fails the test that caused it, or the suite if it came after the last one. */
function failOnConsoleOutput(): void {
  const output = takeConsoleOutput();
  if (output.length > 0) {
    throw new Error(`The test wrote to the console:\n\n${output.join('\n\n')}`);
  }
}

afterEach(failOnConsoleOutput);
afterAll(failOnConsoleOutput);
