/**
 * `node tools/perf/slowPhone.mjs [rounds] [dist …]`, after a build: the first visit on a slow phone as ratios to a bare React page, and
 * the first paint to a page without script. Several built folders take turns in one run (docs/performance.md).
 */
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { barePage } from './barePage.mjs';
import { launch } from './chromium.mjs';
import { median } from './median.mjs';
import { openPosition, screens } from './screens.mjs';
import { serveDist } from './serveDist.mjs';
import { servePortal } from './servePortal.mjs';
import { throttledVisit } from './throttledVisit.mjs';

const port = 8139;
const given = process.argv.slice(2);
const rounds = /^\d+$/.test(given[0] ?? '') ? Number(given.shift()) : 3;
const dists = (given.length > 0 ? given : ['dist']).map((dist) => resolve(dist));

const plain = createServer((_request, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end('<!doctype html><title>Plain</title><link rel="icon" href="data:,"><h1>Plain</h1>');
});
await new Promise((listens) => plain.listen(0, '127.0.0.1', listens));

const calls = await servePortal(port);
const portals = await Promise.all(dists.map((dist) => serveDist(dist, port)));
const bare = await barePage();

async function positionOf(portal) {
  const browser = await launch();
  const position = await openPosition(browser, portal);
  await browser.close();
  return position;
}

/** A visit in a browser of its own: nothing that was compiled for one build is there for the next. */
async function visit({ url, content, results }) {
  const browser = await launch();
  try {
    results.push(await throttledVisit(browser, url, content));
  } finally {
    await browser.close();
  }
}

try {
  const reading = screens(await positionOf(portals[0].url));
  const target = (url, content) => ({ url, content, results: [] });
  const noScript = target(`http://127.0.0.1:${plain.address().port}/`, 'h1');
  const react = target(bare.url, 'h1');
  const builds = portals.map(({ url }) =>
    reading.map(({ path, content }) => target(url + path, content)),
  );
  for (let round = 0; round < rounds; round += 1) {
    await visit(noScript);
    await visit(react);
    for (let screen = 0; screen < reading.length; screen += 1)
      for (const build of builds) await visit(build[screen]);
    process.stderr.write(`round ${round + 1} of ${rounds}\n`);
  }

  const of = ({ results }, name) => median(results.map((result) => result[name]));
  const ratio = (it, name, base = react, baseName = name) =>
    (of(it, name) / of(base, baseName)).toFixed(2).padStart(6);
  const ms = (it, name) => `${Math.round(of(it, name))}`.padStart(7);
  console.log(`\nA slow phone, throttling applied by the browser; medians of ${rounds}`);
  console.log(
    'ratios: content, largest paint, pressable, blocking × React; first paint × no script |' +
      ' ms: the same | ms of the thread itself: scripts, layout, in all | shift, kB',
  );
  const names = ['content', 'lcp', 'pressable', 'blocking'];
  const line = (it, label) => {
    const ratios = [...names.map((name) => ratio(it, name)), ratio(it, 'fcp', noScript)];
    const times = [...names, 'fcp'].map((name) => ms(it, name));
    const thread = ['script', 'layout', 'busy'].map((name) => ms(it, name));
    const rest = ` ${of(it, 'cls').toFixed(3)} ${Math.round(of(it, 'bytes') / 1000)}`;
    const columns = [ratios, times, thread].map((column) => column.join(''));
    console.log(`${[...columns, rest].join(' |')}  ${label}`);
  };
  line(react, 'a bare React page');
  reading.forEach(({ path }, screen) => {
    builds.forEach((build, index) => {
      line(build[screen], `${path}  ${given[index] ?? 'dist'}`);
    });
  });
} finally {
  calls.kill();
  for (const { close } of portals) close();
  bare.close();
  plain.close();
}
