const { endAfterFailure } = require('./endAfterFailure.cjs');

/** Node for suites of pure functions: it starts sooner than a browser's window. */
module.exports = endAfterFailure(require('jest-environment-node').TestEnvironment);
