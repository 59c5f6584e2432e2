/** Stands in for modules that the suites of a folder load, but do not use. */
module.exports = {};
