const { resolve } = require('node:path');
const ownConfig = require('../../jest.config.js');

const root = resolve(__dirname, '../..');

/** The project's jest, for the suites of one folder of folders.mjs. */
module.exports = async () => {
  const { folders } = await import('./folders.mjs');
  const { tests, isPure, isWaiting } = folders[process.env.MUTATION];
  const config = await ownConfig();
  return {
    ...config,
    // No second program that is asked which files there are.
    watchman: false,
    rootDir: root,
    // Where modules are looked up: less to read before each mutant.
    roots: ['src', 'tests', 'config', 'mock'].map((folder) => resolve(root, folder)),
    // Stryker loads it itself and does not fill in the root.
    testEnvironment: resolve(
      root,
      isPure ? 'tests/mutation/nodeEnvironment.cjs' : 'config/jest/environment.cjs',
    ),
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
          ...(isWaiting ? [resolve(root, 'tests/mutation/shortWait.cjs')] : []),
        ],
    testMatch: tests.map((path) => resolve(root, path)),
  };
};
