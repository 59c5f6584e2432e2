const { readFileSync } = require('node:fs');

/** Whether a suite says in its head that its tests need modules which no test has used: what has loaded once is there at once. */
exports.needsOwnModules = (path) => readFileSync(path, 'utf8').startsWith('/** @ownModules ');
