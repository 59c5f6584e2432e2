/** Stands for lodash's toNumber in its debounce, which is always given a number of milliseconds. */
module.exports = Number;
