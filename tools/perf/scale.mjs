/**
 * `npm run nightly load` (after `npm run build`): what a visit costs the CDN and the server, what open tabs ask for, and what the
 * portal's own tries add when the server refuses calls. Measured behind nginx with the production configuration, in a real
 * Chromium; docs/operations.md has the figures.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { launch } from './chromium.mjs';
import { pollingAt } from './scale/polling.mjs';
import { simulateRetries } from './scale/retries.mjs';
import { journey, twoVisits } from './scale/visits.mjs';
import { openPosition } from './screens.mjs';
import { servePortal } from './servePortal.mjs';

const serverPort = 8181;
const portalPort = 8182;
const portal = `http://127.0.0.1:${portalPort}`;

async function serveByNginx() {
  const nginx = spawn(process.execPath, ['deploy/asImage.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORTAL_LISTEN: `127.0.0.1:${portalPort}`,
      PORTAL_SERVER: `127.0.0.1:${serverPort}`,
    },
  });
  process.once('exit', () => nginx.kill());
  for (let attempt = 0; attempt < 60; attempt += 1) {
    // Until nginx listens the connection is refused.
    const isUp = await fetch(`${portal}/home`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return nginx;
    await wait(250);
  }
  nginx.kill();
  throw new Error('nginx did not start');
}

const kB = (bytes) => (bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0);
const cell = ({ requests, bytes }) => (requests === 0 ? '–' : `${requests} / ${kB(bytes)}`);
const kinds = ['hashed', 'page', 'pictures', 'calls'];
const row = (cells) => console.log(`| ${cells.join(' | ')} |`);

function table(title, heads) {
  console.log(`\n${title}\n`);
  row(heads);
  row(heads.map(() => '---'));
}

function printVisits(visits) {
  const heads = ['hashed files', 'page', 'pictures', 'calls'];
  table('Requests / kB over the network, headers included', [
    'route',
    ...heads.map((head) => `first: ${head}`),
    ...heads.map((head) => `again: ${head}`),
  ]);
  for (const { name, first, repeat } of visits) {
    row([
      name,
      ...kinds.map((kind) => cell(first[kind])),
      ...kinds.map((kind) => cell(repeat[kind])),
    ]);
  }
}

function printJourney(steps) {
  table('From the first page to an application: requests / kB', [
    'step',
    'hashed files',
    'page',
    'pictures',
    'calls',
  ]);
  const sum = Object.fromEntries(kinds.map((kind) => [kind, { requests: 0, bytes: 0 }]));
  for (const [name, traffic] of Object.entries(steps)) {
    row([name, ...kinds.map((kind) => cell(traffic[kind]))]);
    for (const kind of kinds) {
      sum[kind].requests += traffic[kind].requests;
      sum[kind].bytes += traffic[kind].bytes;
    }
  }
  row(['all', ...kinds.map((kind) => cell(sum[kind]))]);
}

function printPolling(tabs) {
  const { minMs, maxMs, idle, failed, jitter, ...rates } = pollingAt(tabs);
  table(`${tabs} visible tabs of signed-in people, from ${minMs / 1000} s to ${maxMs / 1000} s`, [
    'when',
    'questions per second',
  ]);
  row(['there is news each time', Math.round(rates.news)]);
  row([`the first ten minutes without news (× ${idle})`, Math.round(rates.opening)]);
  row(['later without news', Math.round(rates.quiet)]);
  row([`the first ten minutes of a failing server (× ${failed})`, Math.round(rates.failing)]);
  console.log(`\nJitter: up to ${jitter * 100} %, here its mean.`);
}

function printRetries(rows, reads) {
  table(
    `A server that refuses calls with 503; pages of ${reads} reads, simulated with the portal's rule`,
    ['refused', 'calls for a read', 'without the limit', 'reads that fail', 'waited for a read, s'],
  );
  for (const { share, calls, computed, failed, waitedS } of rows) {
    row([
      `${share * 100} %`,
      calls.toFixed(3),
      computed.toFixed(3),
      `${(failed * 100).toFixed(2)} %`,
      waitedS.toFixed(2),
    ]);
  }
}

const server = await servePortal(serverPort);
const nginx = await serveByNginx();
const browser = await launch();
try {
  const position = await openPosition(browser, portal);
  const routes = [
    ['/home', '/home'],
    ['/searchPosition/all', '/searchPosition/all'],
    ['/recruitmentview/{id}', position],
    ['/notice', '/notice'],
    ['/applyActivity', '/applyActivity'],
    ['/questionandanswer', '/questionandanswer'],
    ['/censorlogin', '/censorlogin'],
    ['/regist', '/regist'],
    ['/usercenter', '/usercenter', 'deliveries'],
    ['/user/deliveries', '/user/deliveries', 'deliveries'],
    ['/resumeedit/basic', '/resumeedit/basic', 'complete'],
  ];
  const visits = [];
  for (const [name, path, persona] of routes) {
    visits.push({ name, ...(await twoVisits(browser, portal, path, persona)) });
  }
  printVisits(visits);
  printJourney(await journey(browser, portal));
  printPolling(100_000);
  const reads = 12;
  printRetries(await simulateRetries([0, 0.01, 0.1, 0.3, 0.5, 1], reads, 5000), reads);
} finally {
  await browser.close();
  server.kill();
  nginx.kill();
  await once(nginx, 'exit');
}
