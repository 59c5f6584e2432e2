const { relative } = require('node:path');

const shown = 10;

/** Prints the slowest suites after a run of many: where the time goes. */
module.exports = class Slowest {
  constructor({ rootDir }) {
    this.rootDir = rootDir;
  }

  onRunComplete(_contexts, { testResults }) {
    if (testResults.length <= shown) return;
    const lines = testResults
      .map(({ testFilePath, perfStats }) => ({
        path: testFilePath,
        seconds: perfStats.runtime / 1000,
      }))
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, shown)
      .map(
        ({ path, seconds }) =>
          `${seconds.toFixed(1).padStart(6)} s  ${relative(this.rootDir, path)}`,
      );
    // As jest's own reporter: standard output may carry the report as JSON.
    process.stderr.write(`\nThe slowest suites:\n${lines.join('\n')}\n`);
  }
};
