import { chromium } from '@playwright/test';
import { chromiumPath, flags } from './chromium.mjs';
import { median } from './median.mjs';

/** Lighthouse's slow phone, applied by the browser: 562.5 ms a round trip, 1.44 Mbit/s down, 675 kbit/s up, a quarter of the processor. */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const slowDown = 4;
const phone = { width: 412, height: 823 };

/** Runs in the page before its own scripts: notes paints, shifts, long tasks, and the first frame with the content. */
function observe(contentSelector) {
  const seen = { fcp: 0, lcp: 0, cls: 0, blocking: 0, content: 0, element: '' };
  window.seen = seen;
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
    seen.element = `${entry.element?.tagName ?? ''} ${entry.element?.className ?? ''} ${Math.round(entry.size)} ${(entry.element?.textContent ?? '').slice(0, 24)}`;
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value;
  });
  watch('longtask', (entry) => {
    if (entry.duration > 50) seen.blocking += entry.duration - 50;
  });
  const look = () => {
    if (document.querySelector(contentSelector)) {
      // The frame that holds it is on the screen when the next one begins.
      requestAnimationFrame(() => {
        seen.content = performance.now();
      });
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function visit(browser, url, contentSelector) {
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: phone,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', network);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    let bytes = 0;
    devTools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.addInitScript(observe, contentSelector);
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
    await page.waitForFunction(() => window.seen.content > 0, undefined, { timeout: 60_000 });
    await page.waitForTimeout(500);
    return { ...(await page.evaluate(() => window.seen)), bytes };
  } finally {
    await context.close();
  }
}

/**
 * The first visit of a slow phone, throttling applied; each figure is the median of `runs` visits, in ms, bytes and
 * layout shift. `contentSelector` finds what the visitor came for.
 */
export async function appliedOf(url, contentSelector, runs = 3) {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: flags });
  try {
    const results = [];
    for (let run = 0; run < runs; run += 1)
      results.push(await visit(browser, url, contentSelector));
    const { element, ...figures } = results[0];
    const medians = Object.keys(figures).map((name) => [
      name,
      median(results.map((result) => result[name])),
    ]);
    return { ...Object.fromEntries(medians), element };
  } finally {
    await browser.close();
  }
}
