const { default: Sequencer } = require('@jest/test-sequencer');

/** The parts of parts.cjs first: a long one that begins last leaves the other processors without work. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const isLong = ({ path }) => /[\\/]tests[\\/]together[\\/]/.test(path);
    const sorted = super.sort(tests);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
};
