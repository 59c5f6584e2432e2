const { endAfterFailure } = require('./endAfterFailure.cjs');

/** The project's own environment. */
module.exports = endAfterFailure(require('jest-environment-jsdom').TestEnvironment);
