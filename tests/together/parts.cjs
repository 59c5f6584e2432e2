/**
 * Page tests that share one window and one set of modules. Each suite by itself loads the portal anew and runs it with code
 * that V8 has not optimised yet: that is more than a third of its time (docs/testing.md, Together).
 */
const { readdirSync, readFileSync, statSync } = require('node:fs');
const { join, sep } = require('node:path');

const root = join(__dirname, '../..');

/** Folders of suites, and how many parts each is run in: one for each file of tests/together with its name. */
const parts = {
  pages: 6,
  features: 2,
  utils: 1,
  components: 1,
  forms: 1,
  request: 1,
  session: 1,
  hooks: 1,
};

/** A suite with one of these runs by itself: it replaces modules, has another window, or says in its head why it needs modules that nobody has used. */
const needsItsOwn = /jest\.(?:mock|isolateModules|resetModules)\(|@jest-environment|@ownModules/;

const sizeOf = (path) => statSync(join(root, path)).size;

function suitesOf(folder) {
  return readdirSync(join(root, 'tests', folder), { recursive: true })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `tests/${folder}/${name.split(sep).join('/')}`)
    .filter((path) => !needsItsOwn.test(readFileSync(join(root, path), 'utf8')))
    .sort((a, b) => sizeOf(b) - sizeOf(a) || (a < b ? -1 : 1));
}

/** The suites of a part, by their paths in the project. The largest are spread over the parts. */
exports.suitesTogether = function suitesTogether(folder, part) {
  return suitesOf(folder).filter((_, index) => index % parts[folder] === part - 1);
};

/** All suites that run in some part. */
exports.allTogether = function allTogether() {
  return Object.keys(parts).flatMap(suitesOf);
};
