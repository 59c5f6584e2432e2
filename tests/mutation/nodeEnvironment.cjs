const { compileOnce } = require('../../config/jest/compileOnce.cjs');

compileOnce();

/** Node for suites of pure functions: it starts sooner than a browser's window. */
module.exports = require('jest-environment-node').TestEnvironment;
