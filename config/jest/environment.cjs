/**
 * jsdom for a test file, with less work for the same answers but for colours (docs/testing.md, Environment). It changes jsdom and Node
 * once for each worker, before jsdom is loaded.
 */
const { compileOnce } = require('./compileOnce.cjs');
const { computeLess } = require('./computedStyle.cjs');
const { endingStores } = require('./endStores.cjs');

compileOnce();
computeLess();

module.exports = endingStores(require('jest-environment-jsdom').TestEnvironment);
