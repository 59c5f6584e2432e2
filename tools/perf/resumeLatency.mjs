/**
 * `node tools/perf/resumeLatency.mjs` (after `npm run build`): how long a key press takes to reach the screen in the
 * résumé's largest list with twenty rows, on a processor slowed down four times, beside a bare input on the same
 * page; and the size of the editor's scripts.
 */
import { launch } from './chromium.mjs';
import { gzipSize } from './gzipSize.mjs';
import { servePortal } from './servePortal.mjs';

const port = 8137;
const portal = `http://127.0.0.1:${port}`;
const space = 'perf-resume';
const cookie = `preview_persona=complete; preview_space=${space}`;
const slowdown = 4;
const presses = 80;
/** ms between two presses, as in fast typing. */
const pace = 120;

async function call(path, token, body) {
  const answer = await fetch(`${portal}/pt${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      cookie,
      'X-Requested-With': 'XMLHttpRequest',
      'X-Site-Id': 'army-site',
      ...(token && { [token.key]: token.value, 'X-Domain': token.domain }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  });
  const { success, data, errorMessage } = await answer.json();
  if (!success) throw new Error(`${path}: ${errorMessage}`);
  return data;
}

/** Gives the persona twenty rows of the list with the most fields. */
async function fillRows() {
  const { token } = await call('/accesstoken/user/portal');
  const { resume } = await call('/usercenter/rest/resume/edit', token);
  const value = Array.from({ length: 20 }, (_, index) => ({
    ...resume.education[0],
    id: `row-${index}`,
    start: `${1980 + index}-09`,
    end: `${1981 + index}-06`,
  }));
  const body = { section: 'education', value, version: resume.version };
  await call('/usercenter/rest/resume/save', token, body);
}

/** Runs in the page: measures from each key press to the task after the next frame, which shows the key. */
function record() {
  window.latencies = [];
  const channel = new MessageChannel();
  const pressed = [];
  channel.port1.onmessage = () => window.latencies.push(performance.now() - pressed.shift());
  window.addEventListener('keydown', ({ timeStamp }) => pressed.push(timeStamp), true);
  window.addEventListener('keydown', () =>
    requestAnimationFrame(() => channel.port2.postMessage(0)),
  );
}

/** Latencies in ms, and how long the page's thread worked for a press, until nothing was left to do. */
async function typeInto(page, debug, field) {
  const worked = async () => {
    const { metrics } = await debug.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  await field.focus();
  const before = await worked();
  await page.evaluate(() => {
    window.latencies = [];
  });
  for (let count = 0; count < presses; count += 1) {
    await page.keyboard.press('abcdefgh'[count % 8]);
    await page.waitForTimeout(pace);
    if (count % 20 === 19) {
      // Emptied, so that the text stays below its greatest length. The next press waits until that is done.
      await field.fill('');
      await page.waitForTimeout(500);
    }
  }
  await page.waitForTimeout(500);
  const latencies = await page.evaluate(() => window.latencies);
  return { latencies, work: ((await worked()) - before) / presses };
}

function percentile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

function print(name, { latencies, work }, bare) {
  const [p50, p95] = [0.5, 0.95].map((share) => percentile(latencies, share));
  const ratio = bare ? `${(p95 / percentile(bare.latencies, 0.95)).toFixed(1)}×` : '1.0×';
  const figures = [p50, p95, work].map((value) => `${value.toFixed(0)} ms`.padStart(8)).join(' ');
  console.log(`  ${figures} ${ratio.padStart(7)}  ${name}`);
}

/** Scripts of a visit by name, bytes with gzip. */
async function scriptsOf(browser, path) {
  const context = await browser.newContext({ locale: 'zh-CN' });
  await context.addCookies([{ name: 'preview_persona', value: 'complete', url: portal }]);
  const page = await context.newPage();
  const sizes = new Map();
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    sizes.set(new URL(request.url()).pathname, gzipSize(request.url()));
  });
  await page.goto(portal + path, { waitUntil: 'networkidle' });
  await context.close();
  return sizes;
}

async function printWeight(browser) {
  const home = await scriptsOf(browser, '/home');
  const editor = await scriptsOf(browser, '/resumeedit/basic');
  const own = [...editor].filter(([name]) => !home.has(name)).sort(([, a], [, b]) => b - a);
  const total = own.reduce((sum, [, bytes]) => sum + bytes, 0);
  console.log('\nScripts of the editor that the home page has not fetched, kB gzip');
  for (const [name, bytes] of own)
    console.log(`  ${(bytes / 1000).toFixed(1).padStart(7)}  ${name}`);
  console.log(`  ${(total / 1000).toFixed(1).padStart(7)}  together`);
}

const server = await servePortal(port);
const browser = await launch();
try {
  await fillRows();
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 360, height: 780 },
  });
  await context.addCookies([
    { name: 'preview_persona', value: 'complete', url: portal },
    { name: 'preview_space', value: space, url: portal },
  ]);
  const page = await context.newPage();
  await page.goto(`${portal}/resumeedit/education?field=education.0.department`);
  const department = page.locator('#resume_education_0_department');
  await department.waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(record);
  await page.evaluate(() => {
    const bare = document.createElement('input');
    bare.id = 'bare';
    document.querySelector('main').prepend(bare);
  });
  const debug = await context.newCDPSession(page);
  await debug.send('Performance.enable');
  await debug.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

  const bare = await typeInto(page, debug, page.locator('#bare'));
  const plain = await typeInto(page, debug, department);
  const lookup = await typeInto(page, debug, page.locator('#resume_education_0_school'));
  console.log(
    `\nFrom key press to screen, 20 rows, processor ${slowdown}× slower (p50, p95, work for a press, p95 to bare)`,
  );
  print('a bare input on the same page', bare);
  print('a text of the open row', plain, bare);
  print('a school: searched by name, pinyin and code', lookup, bare);
  await debug.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await printWeight(browser);
} finally {
  await browser.close();
  server.kill();
}
