/**
 * `node tools/perf/workingScreens.mjs [--files] [path …]` (after `npm run build`): the scripts of a first visit to each working screen,
 * gzip, for a mouse and for fingers; with --files, what came on each.
 */
import { launch } from './chromium.mjs';
import { gzipSize } from './gzipSize.mjs';
import { servePortal } from './servePortal.mjs';

const port = 8138;
const portal = `http://127.0.0.1:${port}`;
const given = process.argv.slice(2);
const withFiles = given.includes('--files');
const asked = given.filter((one) => one !== '--files');

/** Path of the screen, and persona of the preview server. */
const screens = [
  ['/censorlogin', 'visitor'],
  ['/regist', 'visitor'],
  ['/resumeedit/basic', 'complete'],
  ['/ImproveResume', 'complete'],
  ['/user/profile', 'complete'],
  ['/user/security', 'complete'],
  ['/user/deliveries', 'deliveries'],
  ['/user/notifications', 'deliveries'],
  ['/user/appointments', 'deliveries'],
  ['/user/collections', 'complete'],
  ['/usercenter', 'deliveries'],
].filter(([path]) => asked.length === 0 || asked.includes(path));

const hands = { mouse: {}, fingers: { hasTouch: true, isMobile: true } };

/** Bytes of each script by name, until the network is idle. */
async function visit(browser, path, persona, device) {
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: device.isMobile ? { width: 360, height: 780 } : { width: 1440, height: 900 },
    ...device,
  });
  await context.addCookies([{ name: 'preview_persona', value: persona, url: portal }]);
  const page = await context.newPage();
  const scripts = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    const url = request.url();
    scripts.push([new URL(url).pathname.slice(1), gzipSize(url)]);
  });
  await page.goto(portal + path, { waitUntil: 'networkidle' });
  await context.close();
  return scripts.sort(([, a], [, b]) => b - a);
}

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
const sum = (sizes) => sizes.reduce((total, [, size]) => total + size, 0);

const server = await servePortal(port);
const browser = await launch();
try {
  console.log('    mouse   fingers');
  for (const [path, persona] of screens) {
    const mouse = await visit(browser, path, persona, hands.mouse);
    const fingers = await visit(browser, path, persona, hands.fingers);
    console.log(`${kB(sum(mouse))} ${kB(sum(fingers))}  ${path}`);
    if (!withFiles) continue;
    for (const [name, size] of fingers) console.log(`    fingers ${kB(size)}  ${name}`);
    const onlyMouse = mouse.filter(([name]) => !fingers.some(([other]) => other === name));
    for (const [name, size] of onlyMouse) console.log(`    mouse   ${kB(size)}  ${name}`);
  }
} finally {
  await browser.close();
  server.kill();
}
