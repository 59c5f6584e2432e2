import { setTimeout as wait } from 'node:timers/promises';

/** A file whose name holds the hash of its content (deploy/portal.conf.template): a CDN keeps it for good. */
const hashed = /^\/[^/]+\.[0-9a-f]{8}\.(?:async\.js|chunk\.css|js|css)$/;

/** Parts of a screen ask one after the other; on a slow machine with pauses between (ms). */
const quietMs = 2500;

/** Who answers: the CDN from what it keeps, the CDN after asking whether the page is still the same, or the server. */
function whoAnswers(url) {
  const { pathname } = new URL(url);
  if (pathname.startsWith('/pt/portal/file/view/')) return 'pictures';
  if (pathname.startsWith('/pt/')) return 'calls';
  return hashed.test(pathname) ? 'hashed' : 'page';
}

const none = () => ({ requests: 0, bytes: 0 });

/** What goes over the network in a page from now on, headers included; what the browser's cache gives is left out. */
export async function countTraffic(page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  const open = new Map();
  let counts = {};
  const reset = () => {
    counts = { hashed: none(), page: none(), pictures: none(), calls: none() };
  };
  reset();
  devTools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) open.set(requestId, request.url);
  });
  devTools.on('Network.requestServedFromCache', ({ requestId }) => open.delete(requestId));
  devTools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) open.delete(requestId);
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = open.get(requestId);
    if (!url || !open.delete(requestId)) return;
    const count = counts[whoAnswers(url)];
    count.requests += 1;
    count.bytes += encodedDataLength;
  });
  let latest = Date.now();
  for (const event of ['requestWillBeSent', 'loadingFinished', 'loadingFailed']) {
    devTools.on(`Network.${event}`, () => {
      latest = Date.now();
    });
  }
  /** What has gone since the last time, once nothing waits for data and the network has been quiet for a while. */
  return async () => {
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
    while (Date.now() - latest < quietMs) await wait(quietMs / 4);
    const taken = counts;
    reset();
    return taken;
  };
}
