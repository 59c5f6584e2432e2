const { existsSync, readFileSync } = require('node:fs');
const { resolve } = require('node:path');
// Sets the zone and what the build fills in, too.
const ownConfig = require('../../../jest.config.js');

const root = resolve(__dirname, '../../..');
/** Where setUp.cjs leaves the configuration, in Stryker's copy of the project. */
const configFile = resolve(root, 'test-results/mutation.jest.json');

/** The project's jest, for the suites of one folder of folders.mjs. */
async function configOf(name) {
  const { folders } = await import('./folders.mjs');
  const { tests, isPure, isWaiting } = folders[name];
  const config = await ownConfig();
  return {
    ...config,
    // No second program that is asked which files there are.
    watchman: false,
    rootDir: root,
    // Where modules are looked up: less to read before each mutant.
    roots: ['src', 'tests', 'config', 'mock'].map((folder) => resolve(root, folder)),
    runner: resolve(__dirname, 'runner.cjs'),
    // Stryker loads it itself and does not fill in the root.
    testEnvironment: resolve(__dirname, isPure ? 'nodeEnvironment.cjs' : 'browserEnvironment.cjs'),
    // No call needs the frame around the pages, and none of these suites the pages themselves, or the models, which load antd.
    moduleNameMapper: {
      '^@/layouts/AppProvider$': resolve(__dirname, 'nothing.cjs'),
      '^\\./testBrowser$': resolve(__dirname, 'nothing.cjs'),
      '/src/models/\\w+$': resolve(__dirname, 'nothing.cjs'),
      ...config.moduleNameMapper,
    },
    setupFilesAfterEnv: isPure
      ? []
      : [
          ...config.setupFilesAfterEnv,
          ...(isWaiting ? [resolve(root, 'tools/nightly/mutation/shortWait.cjs')] : []),
        ],
    testMatch: tests.map((path) => resolve(root, path)),
  };
}

module.exports = () =>
  existsSync(configFile)
    ? JSON.parse(readFileSync(configFile, 'utf8'))
    : configOf(process.env.MUTATION);
Object.assign(module.exports, { configOf, configFile });
