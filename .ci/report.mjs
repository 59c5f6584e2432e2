/**
 * Reads a runner's report. First line: `passed failed`. Then what failed: for each test a line with its file and name, and its error indented.
 * A report that is missing or unreadable counts as one failure.
 *
 *   node .ci/report.mjs jest|playwright FILE
 */
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Lines of an error that are shown: the message and what was expected. */
const errorLines = 20;

const [runner, file] = process.argv.slice(2);

function described(name, error) {
  const lines = stripVTControlCharacters(error ?? 'no error given')
    .trimEnd()
    .split('\n');
  return [name, ...lines.slice(0, errorLines).map((line) => `    ${line}`)].join('\n');
}

function readJest(report) {
  const failures = (report.testResults ?? []).flatMap((suite) => {
    const tests = (suite.assertionResults ?? []).filter((test) => test.status === 'failed');
    // A suite that could not be run has no tests, only a message.
    if (suite.status === 'failed' && tests.length === 0)
      return [described(suite.name, suite.message)];
    return tests.map((test) =>
      described(`${suite.name} › ${test.fullName}`, test.failureMessages.join('\n')),
    );
  });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    failures,
  };
}

function readPlaywright(report) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const failures = report.suites
    .flatMap(specs)
    .flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === 'unexpected' || test.status === 'flaky')
        .map((test) =>
          described(
            `[${test.projectName}] ${spec.file}:${spec.line} › ${spec.title}`,
            test.results.find((result) => result.error)?.error.message,
          ),
        ),
    );
  return {
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky + report.errors.length,
    failures: [...failures, ...report.errors.map((error) => described(file, error.message))],
  };
}

function read() {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return runner === 'jest' ? readJest(report) : readPlaywright(report);
  } catch (error) {
    return { passed: 0, failed: 1, failures: [described(file, String(error))] };
  }
}

const { passed, failed, failures } = read();
process.stdout.write(`${[`${passed} ${failed}`, ...failures].join('\n')}\n`);
