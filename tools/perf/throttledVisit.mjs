/** Lighthouse's slow phone, applied by the browser: 562.5 ms a round trip, 1.44 Mbit/s down, 675 kbit/s up, a quarter of the processor. */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const slowDown = 4;
const phone = { width: 412, height: 823 };

/** Runs in the page before its own scripts: notes paints, shifts, long tasks, and the first frames with the content, seen and pressable. */
function observe(contentSelector) {
  const seen = { fcp: 0, lcp: 0, cls: 0, blocking: 0, content: 0, pressable: 0, element: '' };
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
  // The frame that holds it is on the screen when the next one begins.
  const note = (name) =>
    requestAnimationFrame(() => {
      seen[name] ||= performance.now();
    });
  const look = () => {
    const drawn = [...document.querySelectorAll(contentSelector)].filter(
      (one) => getComputedStyle(one).visibility === 'visible',
    );
    if (drawn.length > 0 && !seen.content) note('content');
    if (drawn.some((one) => !one.closest('[inert]'))) note('pressable');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * The first visit of a slow phone, throttling applied. `contentSelector` finds what the visitor came for. Gives ms, layout shift, bytes,
 * and the ms of the main thread itself (`script`, `layout` with styles, `busy` in all), which depend least on what else the machine does.
 */
export async function throttledVisit(browser, url, contentSelector) {
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
    await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await devTools.send('Network.emulateNetworkConditions', network);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    let bytes = 0;
    devTools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.addInitScript(observe, contentSelector);
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
    await page.waitForFunction(() => window.seen.pressable > 0, undefined, { timeout: 60_000 });
    await page.waitForTimeout(500);
    const { metrics } = await devTools.send('Performance.getMetrics');
    const ms = (name) => 1000 * metrics.find((metric) => metric.name === name).value;
    return {
      ...(await page.evaluate(() => window.seen)),
      bytes,
      script: ms('ScriptDuration'),
      layout: ms('LayoutDuration') + ms('RecalcStyleDuration'),
      busy: ms('TaskDuration'),
    };
  } finally {
    await context.close();
  }
}
