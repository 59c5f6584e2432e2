const { mkdirSync, symlinkSync, writeFileSync } = require('node:fs');
const { dirname } = require('node:path');

// Before Umi is loaded, which would make a folder of this name.
symlinkSync('../../../../node_modules', 'node_modules');
symlinkSync('../../../../../../tools/nightly/node_modules', 'tools/nightly/node_modules');

const { configOf, configFile } = require('./jest.config.cjs');

/**
 * Stryker's build command, in its copy of the project (test-results/mutation/copy/<name>): Umi writes its files and jest's
 * configuration is made once, before two workers read them.
 */
configOf(process.env.MUTATION).then((config) => {
  mkdirSync(dirname(configFile), { recursive: true });
  writeFileSync(configFile, JSON.stringify(config));
});
