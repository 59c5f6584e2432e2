/**
 * jest's own runner, with each test REPEAT_EACH times in a row in its own file (docs/testing.md, Repeated under load). A suite that needs
 * modules which no test has used is run that often as a whole (longestFirst.cjs).
 */
const { default: circus } = require('jest-circus/runner');
const { needsOwnModules } = require('./ownModules.cjs');

/** Puts copies of each test behind it, in its own block and with the same hooks. */
function repeat(block, times) {
  block.children = block.children.flatMap((child) => {
    if (child.type === 'describeBlock') {
      repeat(child, times);
      return [child];
    }
    return Array.from({ length: times }, () => ({
      ...child,
      errors: [],
      retryReasons: [],
      unhandledRejectionErrorByPromise: new Map(),
    }));
  });
}

module.exports = function repeatingEach(globalConfig, config, environment, runtime, path, ...rest) {
  const times = Number(process.env.REPEAT_EACH);
  if (!Number.isInteger(times) || times < 1) throw new Error('REPEAT_EACH is not a number of runs');
  const { handleTestEvent } = environment;
  environment.handleTestEvent = async function handle(event, state) {
    if (event.name === 'run_start' && !needsOwnModules(path))
      repeat(state.rootDescribeBlock, times);
    await handleTestEvent?.call(environment, event, state);
  };
  return circus(globalConfig, config, environment, runtime, path, ...rest);
};
