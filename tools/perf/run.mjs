/**
 * `npm run perf`: the cost of a first visit, as figures and as ratios to a bare React page; ratios differ less from machine
 * to machine than seconds do. Builds the portal, serves it with its preview server, and measures in a real Chromium.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { installed } from '../installed.mjs';
import { barePage } from './barePage.mjs';
import { launch } from './chromium.mjs';
import { firstLoad } from './firstLoad.mjs';
import { packagesOfEntry } from './packages.mjs';
import { openPosition } from './screens.mjs';
import { servePortal } from './servePortal.mjs';

installed('perf');
const { lighthouseOf } = await import('./lighthouse.mjs');

const port = 8136;
const portal = `http://127.0.0.1:${port}`;
const report = 'test-results/perf.json';

async function run(command, args, { env = {}, output = 'ignore' } = {}) {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', output, 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`);
}

const ratio = (value, bare) => `${(value / bare).toFixed(1)}×`;
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

function printFirstLoads(loads, bare) {
  console.log('\nFirst-load JavaScript, gzip as transferred');
  for (const { path, bytes } of loads) {
    console.log(`  ${kB(bytes).padStart(9)}  ${ratio(bytes, bare).padStart(6)}  ${path}`);
  }
  console.log(`  ${kB(bare).padStart(9)}    1.0×  a bare React page`);
}

function printPackages(packages) {
  console.log('\nThe entry chunk by package, gzip of each module by itself');
  for (const [name, bytes] of packages.slice(0, 25)) {
    console.log(`  ${kB(bytes).padStart(9)}  ${name}`);
  }
}

function printSpeed(speeds, bare) {
  console.log('\nLighthouse on a slow phone, simulated throttling, median of three');
  console.log('  score SEO      FCP     LCP     TBT    CLS   ratio to the bare page: FCP, LCP');
  for (const { path, score, seo, fcp, lcp, tbt, cls } of [...speeds, { path: 'bare', ...bare }]) {
    const ms = [fcp, lcp, tbt].map((value) => `${Math.round(value)}`.padStart(7)).join(' ');
    const ratios = `${ratio(fcp, bare.fcp)}, ${ratio(lcp, bare.lcp)}`;
    console.log(
      `  ${String(score).padStart(5)} ${String(seo).padStart(3)}  ${ms}  ${cls.toFixed(3)}   ${ratios}  ${path}`,
    );
  }
}

await run(process.execPath, ['node_modules/@umijs/max/bin/max.js', 'build'], {
  env: { ANALYZE: '1', DID_YOU_KNOW: 'none' },
});
const packages = await packagesOfEntry('dist/bundle.json');
await rm('dist/bundle.json');

const bare = await barePage();
const server = await servePortal(port);
const browser = await launch();
try {
  const position = await openPosition(browser, portal);
  const visits = [
    ['/home'],
    ['/searchPosition/all'],
    [position],
    ['/notice'],
    ['/questionandanswer'],
    ['/applyActivity'],
    ['/searchPosition/enterprise'],
    ['/recruitment/10001'],
    ['/recruitmentlist/social'],
    ['/unitInfo/10001'],
    ['/censorlogin'],
    ['/regist'],
    ['/usercenter', 'deliveries'],
    ['/user/deliveries', 'deliveries'],
    ['/user/notifications', 'deliveries'],
    ['/resumeview', 'complete'],
    ['/resumeedit/basic', 'complete'],
  ];
  const loads = [];
  for (const [path, persona] of visits) {
    loads.push({ path, bytes: await firstLoad(browser, portal + path, persona) });
  }
  const bareBytes = await firstLoad(browser, bare.url);
  printFirstLoads(loads, bareBytes);
  printPackages(packages);

  const speeds = [];
  for (const path of ['/home', '/searchPosition/all', position, '/notice/3001']) {
    speeds.push({ path, ...(await lighthouseOf(portal + path)) });
  }
  const bareSpeed = await lighthouseOf(bare.url);
  printSpeed(speeds, bareSpeed);

  await mkdir('test-results', { recursive: true });
  const figures = { loads, bareBytes, packages, speeds, bareSpeed };
  await writeFile(report, `${JSON.stringify(figures, null, 2)}\n`);
  console.log(`\nAll figures: ${report}`);
} finally {
  await browser.close();
  server.kill();
  bare.close();
}

await run(process.execPath, ['tools/perf/slowPhone.mjs'], { output: 'inherit' });
