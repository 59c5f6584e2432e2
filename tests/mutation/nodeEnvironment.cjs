const { compileOnce } = require('../../config/jest/compileOnce.cjs');
const { endingStores } = require('../../config/jest/endStores.cjs');

compileOnce();

/** Node for suites of pure functions: it starts sooner than a browser's window. */
module.exports = endingStores(require('jest-environment-node').TestEnvironment);
