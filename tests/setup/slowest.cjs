const { relative, sep } = require('node:path');

const shown = 10;

/** The suites of a file by path, with their seconds: one, or those that it runs together (tests/together/parts.cjs). */
function suitesIn({ testFilePath, perfStats, testResults: tests }, rootDir) {
  const file = relative(rootDir, testFilePath).split(sep).join('/');
  if (!file.startsWith('tests/together/'))
    return [{ path: file, seconds: perfStats.runtime / 1000 }];
  const seconds = new Map();
  for (const { ancestorTitles, duration } of tests) {
    const [path] = ancestorTitles;
    seconds.set(path, (seconds.get(path) ?? 0) + (duration ?? 0) / 1000);
  }
  return [...seconds].map(([path, sum]) => ({ path, seconds: sum }));
}

/** Prints the slowest suites after a run of many: where the time goes. */
module.exports = class Slowest {
  constructor({ rootDir }) {
    this.rootDir = rootDir;
  }

  onRunComplete(_contexts, { testResults }) {
    if (testResults.length <= shown) return;
    const lines = testResults
      .flatMap((suite) => suitesIn(suite, this.rootDir))
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, shown)
      .map(({ path, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${path}`);
    // As jest's own reporter: standard output may carry the report as JSON.
    process.stderr.write(`\nThe slowest suites:\n${lines.join('\n')}\n`);
  }
};
