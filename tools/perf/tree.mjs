/**
 * `node tools/perf/tree.mjs`, after a build: the tree of units with 30 000 units (PREVIEW_SCALE=100), as ratios to 300
 * units. The time of the preview server does not count: measuring starts when the tree's answer has come.
 */
import { once } from 'node:events';
import { launch } from './chromium.mjs';
import { median } from './median.mjs';
import { servePortal } from './servePortal.mjs';

const port = 8137;
const scales = { few: 1, many: 100 };
const runs = 3;
/** A word in the names of most units: a search for it finds nearly all of them. */
const word = '部';

/** Runs in the page before its own scripts: records when the lines of a tree change, and long tasks. */
function observe() {
  window.busy = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      window.busy.push({ startTime, duration });
    }
  }).observe({ type: 'longtask', buffered: true });
  window.answered = () =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('searchEnterpriseTree'))
      .at(-1)?.responseEnd;
  /** Resolves to the ms between the tree's answer and the frame that shows `isShown`, and the longest task in between. */
  window.sinceAnswer = async (isShown) => {
    while (!isShown()) await new Promise(requestAnimationFrame);
    const now = performance.now();
    const start = window.answered() ?? now;
    // Long tasks are reported after they have ended.
    await new Promise((resolve) => setTimeout(resolve, 300));
    const tasks = window.busy.filter((task) => task.startTime >= start && task.startTime <= now);
    return { ms: now - start, longest: Math.max(0, ...tasks.map(({ duration }) => duration)) };
  };
}

/** ms from the answer to the first lines of the tree. */
async function open(page, portal) {
  await page.goto(`${portal}/searchPosition/enterprise`);
  // The tree is fetched when its place comes into view.
  await page.locator('aside details').first().scrollIntoViewIfNeeded();
  return page.evaluate(() =>
    window.sinceAnswer(() => document.querySelector('[role=treeitem][aria-setsize]') !== null),
  );
}

/** A search in the tree that finds nearly all units: ms from the answer to the lines. The first thousand are unfolded. */
async function unfold(page) {
  await page.getByRole('textbox', { name: '查找单位' }).fill(word);
  const took = await page.evaluate(() =>
    window.sinceAnswer(() => document.querySelector('[role=treeitem] mark') !== null),
  );
  const text = await page.getByText(/^显示 [\d,]+ 个单位/).textContent();
  const [lines, units = lines] = text
    .match(/[\d,]+/g)
    .map((count) => Number(count.replace(/,/g, '')));
  return { ...took, lines, units };
}

/** Scrolls from top to end in forty steps, one a frame: the longest frame and the median. */
async function scroll(page) {
  return page.evaluate(async () => {
    const tree = document.querySelector('[role=tree]');
    const frames = [];
    let last = await new Promise(requestAnimationFrame);
    for (let step = 1; step <= 40; step += 1) {
      tree.scrollTop = ((tree.scrollHeight - tree.clientHeight) * step) / 40;
      const now = await new Promise(requestAnimationFrame);
      frames.push(now - last);
      last = now;
    }
    frames.sort((a, b) => a - b);
    return {
      ms: frames[20],
      longest: frames[39],
      built: tree.querySelectorAll('[role=treeitem]').length,
    };
  });
}

/** The same on a processor slowed down four times. */
async function slowScroll(context, page) {
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return scroll(page);
}

/** ms from the End key until the last line has the focus. */
async function jump(page) {
  await page.evaluate(() => document.querySelector('[role=treeitem][tabindex="0"]').focus());
  const start = await page.evaluate(() => performance.now());
  await page.keyboard.press('End');
  await page.waitForFunction(() => {
    const { activeElement } = document;
    const lines = [...document.querySelectorAll('[role=treeitem]')];
    return lines.length > 1 && activeElement === lines.at(-1);
  });
  return { ms: (await page.evaluate(() => performance.now())) - start };
}

async function visit(browser, portal) {
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  await page.addInitScript(observe);
  try {
    return {
      open: await open(page, portal),
      unfold: await unfold(page),
      scroll: await scroll(page),
      jump: await jump(page),
      slowScroll: await slowScroll(context, page),
    };
  } finally {
    await context.close();
  }
}

async function measure(scale) {
  const server = await servePortal(port, { PREVIEW_SCALE: String(scale) });
  const portal = `http://127.0.0.1:${port}`;
  const browser = await launch();
  try {
    // The first visit is not measured: the preview server makes its data then.
    await visit(browser, portal);
    const results = [];
    for (let run = 0; run < runs; run += 1) results.push(await visit(browser, portal));
    const middle = (step, key) => median(results.map((result) => result[step][key]));
    return { results, middle };
  } finally {
    await browser.close();
    server.kill();
    // Ended before the next server starts at the same port.
    await once(server, 'exit');
  }
}

const few = await measure(scales.few);
const many = await measure(scales.many);
const rows = [
  ['open: answer to first lines', 'open', 'ms'],
  ['open: longest task', 'open', 'longest'],
  ['found: answer to lines', 'unfold', 'ms'],
  ['found: longest task', 'unfold', 'longest'],
  ['scroll to the end: middle frame', 'scroll', 'ms'],
  ['scroll to the end: longest frame', 'scroll', 'longest'],
  ['scroll, 4 times slower: middle frame', 'slowScroll', 'ms'],
  ['scroll, 4 times slower: longest frame', 'slowScroll', 'longest'],
  ['End key: last line has the focus', 'jump', 'ms'],
];
console.log(`\nThe tree of units, median of ${runs}: 300 units, 30 000 units, ratio`);
for (const [label, step, key] of rows) {
  const [one, other] = [few.middle(step, key), many.middle(step, key)];
  const ratio = one > 0 ? `${(other / one).toFixed(1)}×` : '–';
  console.log(
    `  ${label.padEnd(38)} ${one.toFixed(0).padStart(6)} ms ${other.toFixed(0).padStart(6)} ms ${ratio.padStart(7)}`,
  );
}
console.log(
  `  units found: ${few.middle('unfold', 'units')} and ${many.middle('unfold', 'units')}; lines unfolded: ${few.middle('unfold', 'lines')} and ${many.middle('unfold', 'lines')}; of these built: ${few.middle('scroll', 'built')} and ${many.middle('scroll', 'built')}`,
);
