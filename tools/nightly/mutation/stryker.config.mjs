import { folders } from './folders.mjs';

const name = process.env.MUTATION ?? '';
const reports = `test-results/mutation/${name}`;

/** Stryker's configuration for the folder that run.mjs names. It works in a copy of the project. */
export default {
  plugins: ['@stryker-mutator/jest-runner'],
  testRunner: 'jest',
  // All tests of the folder are named already: jest need not look for them.
  jest: { configFile: 'tools/nightly/mutation/jest.config.cjs', enableFindRelatedTests: false },
  coverageAnalysis: folders[name]?.coverage ?? 'perTest',
  mutate: folders[name]?.mutate,
  // esbuild does not look at types.
  disableTypeChecks: false,
  tempDirName: 'test-results/mutation/copy',
  ignorePatterns: ['dist', 'source-maps', 'sbom', 'test-results', 'src/.umi-*', 'deploy', 'public'],
  // Stryker would link node_modules after the build command, which needs them.
  symlinkNodeModules: false,
  buildCommand: 'node tools/nightly/mutation/setUp.cjs',
  concurrency: 2,
  // Room for young objects, as in npm test --.
  testRunnerNodeArgs: ['--max-semi-space-size=64'],
  timeoutMS: 20_000,
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  htmlReporter: { fileName: `${reports}.html` },
  jsonReporter: { fileName: `${reports}.json` },
  thresholds: { high: 95, low: 85, break: 85 },
  allowConsoleColors: false,
};
