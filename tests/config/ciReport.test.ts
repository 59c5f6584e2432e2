/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'report-'));
const file = join(folder, 'report.json');

afterEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

/** What `.ci/run` reads of a report, as lines. */
function read(runner: string, report?: unknown): string[] {
  if (report !== undefined) writeFileSync(file, JSON.stringify(report));
  return execFileSync('node', ['.ci/report.mjs', runner, file], { encoding: 'utf8' })
    .trimEnd()
    .split('\n');
}

it('counts jest’s tests, and names those that failed with their errors', () => {
  const lines = read('jest', {
    numPassedTests: 5,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: 'of the whole suite',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'divides',
            failureMessages: ['\u001b[31mExpected: 1\u001b[39m\nReceived: 2'],
          },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  });
  expect(lines).toEqual([
    '5 2',
    'a.test.ts › divides',
    '    Expected: 1',
    '    Received: 2',
    'b.test.ts',
    '    no such module',
  ]);
});

it('says no more than the counts where all passed', () => {
  const passed = { status: 'passed', assertionResults: [{ status: 'passed', fullName: 'adds' }] };
  const counts = { numPassedTests: 1, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
  expect(read('jest', { ...counts, testResults: [passed] })).toEqual(['1 0']);
  // The contract's self-check writes nothing but the counts.
  expect(read('jest', counts)).toEqual(['1 0']);
});

it('counts browser tests in suites of any depth; one that passed at a second try has failed', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'home.spec.ts',
    line: 7,
    tests: [{ projectName: 'phone', status, results: [message ? { error: { message } } : {}] }],
  });
  const lines = read('playwright', {
    stats: { expected: 3, unexpected: 1, flaky: 1 },
    errors: [{ message: 'the server did not start' }],
    suites: [
      {
        specs: [spec('is quick', 'expected'), spec('is there', 'unexpected', 'not found')],
        suites: [{ specs: [spec('stays', 'flaky', 'moved')] }],
      },
    ],
  });
  expect(lines).toEqual([
    '3 3',
    '[phone] home.spec.ts:7 › is there',
    '    not found',
    '[phone] home.spec.ts:7 › stays',
    '    moved',
    file,
    '    the server did not start',
  ]);
});

it('counts a report that is not there as one failure', () => {
  expect(read('jest')[0]).toBe('0 1');
  expect(read('playwright')[1]).toBe(file);
});
