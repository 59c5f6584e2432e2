/**
 * What each stand-in saves of a first visit, in kB as transferred: of the home page, the search, a position, a notice and the
 * résumé. Builds the portal once with all of them, once without each and once more with all, about a minute and a half a time:
 * `node config/perf/standIns.mjs [name…]`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { launch } from './chromium.mjs';
import { firstLoad } from './firstLoad.mjs';
import { servePortal } from './servePortal.mjs';

const port = 8141;
const visits = [
  ['/home'],
  ['/searchPosition/all'],
  ['/recruitmentview/200004'],
  ['/notice/3001'],
  ['/resumeedit/basic', 'complete'],
];

/** Builds the portal without one stand-in, or with all. */
function build(stub = '') {
  const { status, stderr } = spawnSync('npx', ['max', 'build'], {
    env: { ...process.env, WITHOUT_STAND_IN: stub, DID_YOU_KNOW: 'none' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build without ${stub || 'none'} failed: ${stderr}`);
}

/** Bytes of each visit to the build without one stand-in, or with all. */
async function bytesWithout(stub) {
  build(stub);
  const server = await servePortal(port);
  const browser = await launch();
  const bytes = [];
  for (const [path, persona] of visits) {
    bytes.push(await firstLoad(browser, `http://127.0.0.1:${port}${path}`, persona));
  }
  await browser.close();
  server.kill();
  return bytes;
}

const print = (bytes, name) =>
  console.log(`${bytes.map((one) => (one / 1000).toFixed(1).padStart(7)).join(' ')}  ${name}`);

const source = ['config/standIns.ts', 'config/proStandIns.ts']
  .map((file) => readFileSync(file, 'utf8'))
  .join('');
const known = [...new Set([...source.matchAll(/stub: '([^']+)'/g)].map(([, stub]) => stub))];
const asked = process.argv.slice(2);
const withAll = await bytesWithout();
print(withAll, 'with all: home, search, position, notice, résumé');
for (const stub of asked.length > 0 ? asked : known) {
  const bytes = await bytesWithout(stub);
  print(
    bytes.map((one, index) => one - withAll[index]),
    stub,
  );
}
// What stays in dist/ is the whole portal.
build();
