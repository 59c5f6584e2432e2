/**
 * Page tests that share one window and one set of modules. Each suite by itself loads the portal anew and runs it with code
 * that V8 has not optimised yet: that is more than a third of its time (docs/testing.md, Writing one).
 */
const { readdirSync, readFileSync, statSync } = require('node:fs');
const { join, sep } = require('node:path');

const root = join(__dirname, '../..');

/**
 * The folders or suites of each group, how many parts it is run in, one for each file of tests/together with its name, and
 * whether it does without a window.
 */
const groups = {
  pages: { folders: ['pages'], parts: 3 },
  components: { folders: ['components'], parts: 1 },
  forms: { folders: ['forms'], parts: 1 },
  logic: {
    folders: [
      ...['features', 'hooks', 'utils', 'contract', 'offline', 'properties', 'services'],
      ...['access.test.ts', 'app.test.ts'],
    ],
    parts: 1,
  },
  plain: { folders: ['config', 'contract', 'features', 'utils'], parts: 1, isOfNode: true },
  request: { folders: ['request'], parts: 1 },
  session: { folders: ['session'], parts: 1 },
  rules: { folders: ['rules'], parts: 1, isOfNode: true },
};

/** A suite with one of these runs by itself: it replaces modules, has another window, or says in its head why it needs modules that nobody has used. */
const needsItsOwn = /jest\.(?:mock|isolateModules|resetModules)\(|@ownModules/;
const isOfNode = /@jest-environment node/;

const sizeOf = (path) => statSync(join(root, path)).size;

const isSuite = (name) => /\.test\.tsx?$/.test(name);

function suitesOf(folder, isNode) {
  const names = isSuite(folder)
    ? [folder]
    : readdirSync(join(root, 'tests', folder), { recursive: true })
        .filter(isSuite)
        .map((name) => `${folder}/${name.split(sep).join('/')}`);
  return names
    .map((name) => `tests/${name}`)
    .filter((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return !needsItsOwn.test(text) && isOfNode.test(text) === isNode;
    });
}

const suitesIn = (group) =>
  groups[group].folders
    .flatMap((folder) => suitesOf(folder, groups[group].isOfNode === true))
    .sort((a, b) => sizeOf(b) - sizeOf(a) || (a < b ? -1 : 1));

/** The suites of a part, by their paths in the project. The largest are spread over the parts. */
exports.suitesTogether = function suitesTogether(group, part) {
  return suitesIn(group).filter((_, index) => index % groups[group].parts === part - 1);
};

/** All suites that run in some part. */
exports.allTogether = function allTogether() {
  return Object.keys(groups).flatMap(suitesIn);
};
