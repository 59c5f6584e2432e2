/**
 * `node tools/perf/typing.mjs`, after a build: time from the last key in the search to the new results, on a processor
 * slowed down four times (DevTools' throttling) as a ratio to this one. Both times contain the 300 ms for which the search
 * waits for the next key.
 */
import { launch } from './chromium.mjs';
import { median } from './median.mjs';
import { servePortal } from './servePortal.mjs';

const port = 8138;
const runs = 5;
const slowDown = 4;
const words = ['护士', '软件', '会计', '教师', '驾驶'];

/** ms from a key to the frame that shows its results; each run types another word. */
async function keyToResults(page, word) {
  const box = page.getByRole('combobox', { name: '岗位关键词' });
  await box.fill('');
  await page.waitForFunction(() => !new URLSearchParams(window.location.search).has('keyword'));
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
  await page.evaluate((expected) => {
    window.took = new Promise((resolve) => {
      let pressed = 0;
      window.addEventListener('keydown', () => {
        pressed = performance.now();
      });
      const look = () => {
        // The answer for this word has come and the list is drawn.
        const isAnswered = performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name))
          .some(
            ({ pathname, searchParams }) =>
              pathname.endsWith('/search') && searchParams.get('keyword') === expected,
          );
        const isDrawn = document.querySelector('main [aria-busy="true"]') === null;
        if (pressed && isAnswered && isDrawn) resolve(performance.now() - pressed);
        else requestAnimationFrame(look);
      };
      look();
    });
  }, word);
  await box.focus();
  await page.keyboard.insertText(word.slice(0, -1));
  await page.keyboard.press('End');
  await page.keyboard.insertText(word.slice(-1));
  return page.evaluate(() => window.took);
}

async function measure(browser, rate) {
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 360, height: 780 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await page.goto(`http://127.0.0.1:${port}/searchPosition/all`, { waitUntil: 'networkidle' });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate });
  const times = [];
  for (const word of words.slice(0, runs)) times.push(await keyToResults(page, word));
  await context.close();
  return median(times);
}

const server = await servePortal(port);
const browser = await launch();
try {
  await measure(browser, 1);
  const plain = await measure(browser, 1);
  const slow = await measure(browser, slowDown);
  console.log(`\nKey pressed to new results on a phone's screen, median of ${runs}`);
  console.log(`  this processor          ${plain.toFixed(0)} ms`);
  console.log(
    `  ${slowDown} times slower          ${slow.toFixed(0)} ms   ${(slow / plain).toFixed(2)}×`,
  );
} finally {
  await browser.close();
  server.kill();
}
