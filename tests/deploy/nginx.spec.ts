import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { APIResponse } from '@playwright/test';
import { expect, test } from '../e2e/preview';

const built = readdirSync('dist');

function builtFile(pattern: RegExp): string {
  const found = built.find((name) => pattern.test(name));
  if (!found) throw new Error(`dist/ holds no file like ${pattern}`);
  return `/${found}`;
}

const script = builtFile(/^umi\.[0-9a-f]{8}\.js$/);
const call = '/pt/portal/rest/tidingsdirectory/getBanner';

function isSafe(answer: APIResponse): void {
  const headers = answer.headers();
  expect(headers['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[\w+/=]{44}')+;/);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['x-frame-options']).toBe('DENY');
}

for (const path of [
  '/',
  '/home',
  '/index.html',
  '/recruitmentview/200001/list/%2FsearchPosition%2Fall%3Fkeyword%3Da.js',
  '/user/deliveries',
  '/ImproveResume',
  '/SEARCHPOSITION/all/',
]) {
  test(`${path} is the portal, asked for anew each time`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers()['cache-control']).toBe('no-cache');
    expect(await answer.text()).toContain('<div id="root">');
    isSafe(answer);
  });
}

test('a table of characters for a PDF is there, and its folder is no page', async ({ request }) => {
  const answer = await request.get('/cmaps/UniGB-UCS2-H.bcmap');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toBe('no-cache');
  isSafe(answer);
  expect((await request.get('/cmaps/')).status()).toBe(404);
});

const styles = builtFile(/^layouts__index\.[0-9a-f]{8}\.chunk\.css$/);

for (const [path, type] of [
  [script, 'application/javascript; charset=utf-8'],
  [styles, 'text/css'],
] as const) {
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0.5', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    test(`${path.split('.').at(-1)} to a browser that takes ${accepted}: ${encoding}, kept for a year`, async ({
      request,
    }) => {
      const answer = await request.get(path, { headers: { 'Accept-Encoding': accepted } });
      const headers = answer.headers();
      expect(answer.status()).toBe(200);
      expect(headers['content-type']).toBe(type);
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers.vary).toContain('Accept-Encoding');
      expect(await answer.text()).toBe(readFileSync(`dist${path}`, 'utf8'));
      isSafe(answer);
    });
  }
}

test('what is sent is what the build has compressed', async ({ request }) => {
  for (const [accepted, end] of [
    ['br', 'br'],
    ['gzip', 'gz'],
  ]) {
    const answer = await request.get(script, { headers: { 'Accept-Encoding': accepted ?? '' } });
    expect(Number(answer.headers()['content-length'])).toBe(statSync(`dist${script}.${end}`).size);
  }
});

test('what is published holds no source map, and no script names one', async ({ request }) => {
  expect(built.filter((name) => name.endsWith('.map'))).toEqual([]);
  expect(readFileSync(`dist${script}`, 'utf8')).not.toContain('sourceMappingURL');
  expect((await request.get(`${script}.map`)).status()).toBe(404);
});

test('a compressed file has no address of its own', async ({ request }) => {
  expect((await request.get(`${script}.br`)).status()).toBe(404);
});

for (const encoding of ['br', 'gzip']) {
  test(`a file of a former release is missing as ${encoding}, and that answer is not kept`, async ({
    request,
  }) => {
    const headers = { 'Accept-Encoding': encoding };
    const answer = await request.get('/umi.00000000.js', { headers });
    expect(answer.status()).toBe(404);
    expect(answer.headers()['cache-control']).toBe('no-store');
    expect(answer.headers()['content-encoding']).not.toBe('br');
    isSafe(answer);
  });
}

test('search engines find their two files', async ({ request }) => {
  const robots = await request.get('/robots.txt');
  const rules = await robots.text();
  expect(rules).toMatch(/^User-agent: \*\nDisallow: \/user\n/);
  // A search engine that runs scripts would get no call of the page, and so a page that shows an error.
  expect(rules).not.toContain('Disallow: /pt');
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('xml');
  expect(await sitemap.text()).toContain('/searchPosition/all</loc>');
});

for (const path of ['/.git/config', '/.env', '/healthz', '/inline-hashes', '/site.conf', '/wp/a']) {
  test(`${path} is missing to a machine, and the page says so to a person`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain('<div id="root">');
    isSafe(answer);
  });
}

test('a picture that is not there is missing, not the page', async ({ request }) => {
  const answer = await request.get('/nothing.png');
  expect(answer.status()).toBe(404);
  isSafe(answer);
});

test('a call is handed on, with the same protection', async ({ request }) => {
  const answer = await request.get(call);
  // The server refuses a call without a token; the refusal shows that it was the server that answered.
  expect(answer.headers()['content-type']).toContain('application/json');
  expect(await answer.json()).toHaveProperty('success');
  isSafe(answer);
});

test('an encoded slash in a parameter arrives as it was sent', async ({ request }) => {
  const answer = await request.get('/pt/portal/rest/careerrecruitment/view/a%2Fb');
  expect(answer.headers()['content-type']).toContain('application/json');
});

test('an upload of the largest size passes, a far larger one is refused', async ({ request }) => {
  const upload = (megabytes: number) =>
    request.post('/pt/w/file/upload', {
      multipart: {
        file: {
          name: 'a.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.alloc(megabytes * 1024 * 1024),
        },
      },
    });
  // As in a call that is handed on: it was the server that answered.
  expect((await upload(10)).headers()['content-type']).toContain('application/json');
  expect((await upload(13)).status()).toBe(413);
});

for (const path of [
  '/home',
  '/searchPosition/all',
  '/notice',
  '/questionandanswer',
  '/resumeview',
  '/resumeedit/basic',
  '/user/deliveries',
]) {
  test(`${path} works under the content security policy`, async ({ page, preview }) => {
    await preview.as('deliveries');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    // A violation of the policy is a console error, which fails the test (../e2e/preview.ts).
  });
}

/**
 * What `require-trusted-types-for` reports and may: scripts of the portal, styles, sanitised text, data for search engines,
 * and the first paint, whose values are escaped (src/first-paint/page.ts).
 */
const known = [
  /^HTMLScriptElement src\|\/[\w$.-]+$/,
  /^HTMLScriptElement textContent\|\{"@context"/,
  /^Element innerHTML\|(?:$|<script><\/script>$|[^<]*\{|[^<{]*$)/,
  /^Element innerHTML\|<p>/,
  /^Element innerHTML\|<header/,
  /^Element outerHTML\|<div class="filled">/,
];

for (const path of ['/recruitmentview/200001', '/notice/3001', '/censorlogin']) {
  test(`${path} writes no other markup than is known`, async ({ page }) => {
    await page.addInitScript(() => {
      const samples: string[] = [];
      Object.assign(window, { samples });
      document.addEventListener('securitypolicyviolation', ({ sample }) => samples.push(sample));
    });
    await page.goto(path);
    await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const samples = await page.evaluate(() => Reflect.get(window, 'samples') as string[]);
    expect(samples.length).toBeGreaterThan(0);
    expect(samples.filter((sample) => !known.some((one) => one.test(sample)))).toEqual([]);
  });
}

test('the login with its captcha picture works under the content security policy', async ({
  page,
  preview,
}) => {
  const captcha = await preview.captchaAfter(() => page.goto('/censorlogin'));
  await expect(page.getByRole('img', { name: /验证码/ })).toHaveJSProperty('complete', true);
  await page.getByLabel('登录名').fill('candidate');
  await page.getByLabel('密码', { exact: true }).fill('Preview#2026');
  await page.getByLabel('图中字符').fill(captcha);
  await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
});
