/** A jest environment that leaves out the tests after a failed one: a mutant needs to be noticed once. */
exports.endAfterFailure = (Environment) =>
  class extends Environment {
    #hasFailed = false;

    async handleTestEvent(event, state) {
      await super.handleTestEvent?.(event, state);
      if (event.name === 'test_done' && event.test.errors.length > 0) this.#hasFailed = true;
      if (event.name === 'test_start' && this.#hasFailed) event.test.mode = 'skip';
    }
  };
