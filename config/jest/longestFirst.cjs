const { default: Sequencer } = require('@jest/test-sequencer');
const { needsOwnModules } = require('./ownModules.cjs');

/** How often each test is run (config/jest/repeatEach.cjs). */
const times = Number(process.env.REPEAT_EACH ?? 1);

/** The parts of config/jest/together.cjs first: a long one that begins last leaves the other processors without work. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const isLong = ({ path }) => path.includes('/tests/together/');
    const sorted = super.sort(tests);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))].flatMap((test) =>
      times > 1 && needsOwnModules(test.path) ? Array(times).fill(test) : [test],
    );
  }
};
