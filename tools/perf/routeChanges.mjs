/**
 * `node tools/perf/routeChanges.mjs [changes]`, after a build: what going on costs on a phone. The memory of the page after many
 * route changes as a ratio to that after the first twenty, and from a press to the next screen's heading on a processor
 * slowed down four times, with all chunks already there.
 */
import { launch } from './chromium.mjs';
import { median } from './median.mjs';
import { servePortal } from './servePortal.mjs';

const port = 8138;
const portal = `http://127.0.0.1:${port}`;
const changes = Number(process.argv[2] ?? 200);
const slowDown = 4;
const phone = {
  locale: 'zh-CN',
  viewport: { width: 360, height: 780 },
  isMobile: true,
  hasTouch: true,
};

/** A round of the portal by its own links; each step's heading is another one. */
const round = [
  { link: '岗位', path: '/searchPosition/all' },
  { link: '公告', path: '/notice' },
  { link: '首页', path: '/home' },
];

const linkOf = (page, name) =>
  page.getByRole('navigation', { name: '底部导航' }).getByRole('link', { name, exact: true });

async function goTo(page, { link, path }) {
  await linkOf(page, link).click();
  await page.waitForURL((url) => url.pathname === path);
  await page.locator('#root h1').waitFor();
}

async function settle(page) {
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
}

/** What the browser itself holds: code that it compiles as it is used, and the records of the developer tools. */
const ofBrowser = new Set(['code', 'native', 'hidden']);

/** Bytes of the page's objects after the collector has run, with and without what the browser itself holds. */
async function heapOf(devTools) {
  let text = '';
  const note = ({ chunk }) => {
    text += chunk;
  };
  devTools.on('HeapProfiler.addHeapSnapshotChunk', note);
  await devTools.send('HeapProfiler.collectGarbage');
  await devTools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devTools.off('HeapProfiler.addHeapSnapshotChunk', note);
  const { nodes, snapshot } = JSON.parse(text);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const sum = { all: 0, own: 0 };
  for (let node = 0; node < nodes.length; node += fields.length) {
    const size = nodes[node + sizeAt];
    sum.all += size;
    if (!ofBrowser.has(types[typeAt][nodes[node + typeAt]])) sum.own += size;
  }
  return sum;
}

async function memory(browser) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await page.goto(`${portal}/home`, { waitUntil: 'networkidle' });
  const sizes = [];
  for (let change = 1; change <= changes + 20; change += 1) {
    await goTo(page, round[(change - 1) % round.length]);
    await settle(page);
    if (change === 20 || change === changes + 20) {
      // From the same screen, so that the two are alike.
      await goTo(page, round[2]);
      await settle(page);
      sizes.push(await heapOf(devTools));
    }
  }
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  await context.close();
  return { first: sizes[0], last: sizes[1], elements };
}

/** ms from a press to the frame with the next screen's heading. */
async function pressToHeading(page, { link }) {
  await page.evaluate(() => {
    const before = document.querySelector('#root h1');
    const words = before?.textContent;
    window.took = new Promise((resolve) => {
      let pressed = 0;
      window.addEventListener(
        'click',
        () => {
          pressed = performance.now();
        },
        { capture: true, once: true },
      );
      const look = () => {
        const now = document.querySelector('#root h1');
        if (pressed && now && now.textContent !== words) resolve(performance.now() - pressed);
        else requestAnimationFrame(look);
      };
      look();
    });
  });
  await linkOf(page, link).click();
  return page.evaluate(() => window.took);
}

async function changing(browser) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await page.goto(`${portal}/home`, { waitUntil: 'networkidle' });
  for (const step of round) await goTo(page, step).then(() => settle(page));
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const times = new Map(round.map(({ path }) => [path, []]));
  for (let run = 0; run < 7; run += 1) {
    for (const step of round) {
      times.get(step.path).push(await pressToHeading(page, step));
      await settle(page);
    }
  }
  await context.close();
  return times;
}

const server = await servePortal(port);
const browser = await launch();
try {
  const { first, last, elements } = await memory(browser);
  const grown = (of) =>
    `${(last[of] / first[of]).toFixed(3)}× (${(first[of] / 1e6).toFixed(2)} → ${(last[of] / 1e6).toFixed(2)} MB)`;
  console.log(
    `after ${changes} route changes, ${elements} elements: the page's objects ${grown('own')}`,
  );
  console.log(`  with compiled code and what the browser holds for itself ${grown('all')}`);
  for (const [path, times] of await changing(browser)) {
    const slowest = Math.max(...times);
    console.log(
      `to ${path}: ${Math.round(median(times))} ms from press to heading at ${slowDown}× (slowest ${Math.round(slowest)})`,
    );
  }
} finally {
  await browser.close();
  server.kill();
}
