const { compileOnce } = require('../../config/jest/compileOnce.cjs');
const { endingStores } = require('../../config/jest/endStores.cjs');
const { endAfterFailure } = require('./endAfterFailure.cjs');

compileOnce();

/** Node for suites of pure functions: it starts sooner than a browser's window. */
module.exports = endAfterFailure(endingStores(require('jest-environment-node').TestEnvironment));
