/**
 * jest-circus makes an AsyncLocalStorage for each test file and does not end it. Node visits every one of them for every
 * promise, so that a worker slows down with each file. Here those of a file end with it.
 */
const { AsyncLocalStorage } = require('node:async_hooks');

const used = new Set();
const { run } = AsyncLocalStorage.prototype;

AsyncLocalStorage.prototype.run = function noted(...values) {
  used.add(this);
  return run.apply(this, values);
};

/** The environment, which ends what its file has used. */
exports.endingStores = (Environment) =>
  class extends Environment {
    async teardown() {
      await super.teardown();
      for (const one of used) one.disable();
      used.clear();
    }
  };
