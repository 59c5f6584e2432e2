const { existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { default: TestRunner } = require('jest-runner');

/** Which tests each suite has; written by the first run, in which nothing is changed. */
const namesFile = join(__dirname, '../../../test-results/testsOfSuites.json');

/**
 * jest-runner that does for a mutant what it needs: it leaves out suites without a test that reaches the mutant, and ends after the
 * first suite that notices it. Stryker can ask jest for neither.
 */
module.exports = class MutantRunner extends TestRunner {
  async runTests(suites, watcher, options) {
    const { testNamePattern } = this._globalConfig;
    const names = {};
    let isNoticed = false;
    this.on('test-file-success', ([{ path }, { testResults, numFailingTests }]) => {
      names[path] = testResults.map(({ fullName }) => fullName);
      isNoticed ||= numFailingTests > 0;
    });
    for (const suite of withATest(suites, testNamePattern)) {
      if (isNoticed) return;
      await super.runTests([suite], watcher, { ...options, serial: true });
    }
    // A mutant of a value that is computed once is tried with all tests, too; the names are there by then.
    if (testNamePattern || existsSync(namesFile)) return;
    mkdirSync(dirname(namesFile), { recursive: true });
    writeFileSync(namesFile, JSON.stringify(names));
  }
};

function withATest(suites, testNamePattern) {
  if (!testNamePattern || !existsSync(namesFile)) return suites;
  const names = JSON.parse(readFileSync(namesFile, 'utf8'));
  const pattern = new RegExp(testNamePattern, 'i');
  return suites.filter(
    ({ path }) => !names[path] || names[path].some((name) => pattern.test(name)),
  );
}
