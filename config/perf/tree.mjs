/**
 * `node config/perf/tree.mjs`, after a build: the tree of units at 300 units and at 30 000 (PREVIEW_SCALE=100), the
 * latter as ratios to the former. What the preview server needs to count its positions is left out: the clock starts
 * when the tree's answer is here.
 */
import { once } from 'node:events';
import { launch } from './chromium.mjs';
import { median } from './median.mjs';
import { servePortal } from './servePortal.mjs';

const port = 8137;
const scales = { few: 1, many: 100 };
const runs = 3;
/** In the names of most units when there are many: a search for it finds nearly all of them. */
const word = '部';

/** Runs in the page before its own scripts: notes when the lines of a tree change, and what keeps the page busy. */
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
    // Long tasks are told of after they are over.
    await new Promise((resolve) => setTimeout(resolve, 300));
    const tasks = window.busy.filter((task) => task.startTime >= start && task.startTime <= now);
    return { ms: now - start, longest: Math.max(0, ...tasks.map(({ duration }) => duration)) };
  };
}

/** From the answer to the first lines of the tree above the search. */
async function open(page, portal) {
  await page.goto(`${portal}/searchPosition/enterprise`);
  // The tree is fetched when its place comes into view.
  await page.locator('aside details').first().scrollIntoViewIfNeeded();
  return page.evaluate(() =>
    window.sinceAnswer(() => document.querySelector('[role=treeitem][aria-setsize]') !== null),
  );
}

/** A search inside the tree that finds nearly all of it: from the answer to its lines, of which the first thousand are unfolded. */
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

/** From top to end in forty steps, a frame each: the longest frame, and the middle one. */
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

/** End: from the key to the last line having the focus. */
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
    // The first visit also waits for the preview server to make its data.
    await visit(browser, portal);
    const results = [];
    for (let run = 0; run < runs; run += 1) results.push(await visit(browser, portal));
    const middle = (step, key) => median(results.map((result) => result[step][key]));
    return { results, middle };
  } finally {
    await browser.close();
    server.kill();
    // The next one is to listen at the same port.
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
  ['End key: last line has the focus', 'jump', 'ms'],
];
console.log(`\nThe tree of units, median of ${runs}: 300 units, 30 000 units, ratio`);
for (const [label, step, key] of rows) {
  const [one, other] = [few.middle(step, key), many.middle(step, key)];
  const ratio = one > 0 ? `${(other / one).toFixed(1)}×` : '–';
  console.log(
    `  ${label.padEnd(36)} ${one.toFixed(0).padStart(6)} ms ${other.toFixed(0).padStart(6)} ms ${ratio.padStart(7)}`,
  );
}
console.log(
  `  units found: ${few.middle('unfold', 'units')} and ${many.middle('unfold', 'units')}; lines unfolded: ${few.middle('unfold', 'lines')} and ${many.middle('unfold', 'lines')}; of these built: ${few.middle('scroll', 'built')} and ${many.middle('scroll', 'built')}`,
);
