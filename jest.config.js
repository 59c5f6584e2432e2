const { availableParallelism } = require('node:os');
const { configUmiAlias, createConfig } = require('@umijs/max/test');
const { allTogether } = require('./tests/together/parts.cjs');

// Dates are shown in the portal's own zone and Umi prints neither tips nor news while testing.
process.env.TZ = 'Asia/Shanghai';
process.env.DID_YOU_KNOW = 'none';
// The build fills it in (config/release.ts).
process.env.PORTAL_RELEASE = '0.0.0+test';

/** A whole run takes most page tests in parts (tests/together/parts.cjs); any suite can still be run by itself. */
const elsewhere = process.env.TOGETHER ? allTogether() : ['tests/together/'];

module.exports = () =>
  configUmiAlias({
    ...createConfig({
      target: 'browser',
      jsTransformer: 'esbuild',
      // jest runs CommonJS: `import()` of lazy parts must become a require.
      jsTransformerOpts: { jsx: 'automatic', supported: { 'dynamic-import': false } },
    }),
    testSequencer: '<rootDir>/tests/together/longestFirst.cjs',
    reporters: ['default', '<rootDir>/tests/setup/slowest.cjs'],
    setupFilesAfterEnv: ['<rootDir>/tests/setup/jest.ts'],
    testMatch: ['<rootDir>/tests/**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: [
      '/node_modules/',
      '<rootDir>/tests/e2e/',
      ...elsewhere.map((path) => `<rootDir>/${path}`),
    ],
    modulePathIgnorePatterns: [
      '<rootDir>/dist/',
      '<rootDir>/dist-plain/',
      '<rootDir>/test-results/',
      '<rootDir>/src/.umi/',
      '<rootDir>/src/.umi-production/',
    ],
    collectCoverageFrom: ['src/**/*.{ts,tsx}', '!src/.umi*/**', '!src/**/*.d.ts'],
    testTimeout: 30_000,
    // One more than a small machine has processors: each waits for a seventh of its time.
    maxWorkers: Math.max(3, Math.ceil(availableParallelism() / 2)),
    // A page test loads the whole portal; a worker is started anew before it holds too many of them.
    workerIdleMemoryLimit: '1500MB',
    restoreMocks: true,
    // These come as CommonJS; some other packages only as modules.
    transformIgnorePatterns: [
      '/node_modules/(?:@ant-design|@rc-component|antd|axe-core|dayjs|lodash|react|react-dom)/(?!(?:.*/)?es/)',
    ],
  });
