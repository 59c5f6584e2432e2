/** The same dist/ under /talent/, over TLS, with a server root and values of its own (./otherPlace.mjs). */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect, constants } from 'node:http2';
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/preview';

const call = 'pt/portal/rest/tidingsdirectory/getBanner';

test('page, script and call have the headers that keep others out', async ({ request }) => {
  const html = await (await request.get('home')).text();
  const entry = /src="\/talent\/(umi\.[0-9a-f]{8}\.js)"/.exec(html)?.[1] ?? '';
  for (const path of ['home', entry, call, 'nothing.png']) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]{44}')+;/);
    expect(policy).toContain("connect-src 'self' blob: https://ops.example.cn;");
    expect(headers).toMatchObject({
      'content-security-policy-report-only': "require-trusted-types-for 'script'",
      'strict-transport-security': 'max-age=31536000',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'x-content-type-options': 'nosniff',
    });
  }
});

test('the inline scripts are those whose hashes the policy names', async ({ request }) => {
  const answer = await request.get('home');
  const policy = answer.headers()['content-security-policy'] ?? '';
  const scripts = (await answer.text()).matchAll(/<script>(.*?)<\/script>/gs);
  const hashes = [...scripts].map(([, text]) =>
    createHash('sha256')
      .update(text ?? '')
      .digest('base64'),
  );
  expect(hashes).not.toHaveLength(0);
  expect(policy.match(/(?<='sha256-)[^']+/g)).toEqual(hashes);
});

test('the connection speaks HTTP/2', async ({ baseURL }) => {
  const session = connect(new URL(baseURL ?? '').origin, { rejectUnauthorized: false });
  const stream = session.request({ ':path': '/talent/home' });
  const status = await new Promise((resolve, reject) => {
    stream.on('response', (headers) => resolve(headers[constants.HTTP2_HEADER_STATUS]));
    session.on('error', reject);
  });
  expect(status).toBe(200);
  expect(session.alpnProtocol).toBe('h2');
  session.destroy();
});

test('only what is under the path is the portal', async ({ request }) => {
  expect((await request.get('/home')).status()).toBe(404);
  expect((await request.get('/talented')).status()).toBe(404);
  const bare = await request.get('/talent?a=1', { maxRedirects: 0 });
  expect(bare.status()).toBe(308);
  expect(bare.headers().location).toBe('/talent/?a=1');
});

test('search engines are told the addresses of the place', async ({ request }) => {
  const robots = await (await request.get('robots.txt')).text();
  expect(robots).toContain('Sitemap: https://jobs.example.cn/talent/sitemap.xml');
  const sitemap = await (await request.get('sitemap.xml')).text();
  expect(sitemap).toContain('<loc>https://jobs.example.cn/talent/notice</loc>');
});

test('files are compressed and kept for a year, calls arrive as they were sent', async ({
  request,
}) => {
  const html = await (await request.get('home')).text();
  const entry = /src="\/talent\/(umi\.[0-9a-f]{8}\.js)"/.exec(html)?.[1] ?? '';
  const file = await request.get(entry, { headers: { 'Accept-Encoding': 'br' } });
  expect(file.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await file.text()).toBe(readFileSync(`dist/${entry}`, 'utf8'));
  const answer = await request.get('pt/portal/rest/careerrecruitment/view/a%2Fb');
  expect(answer.headers()['content-type']).toContain('application/json');
});

test('the health check of the container finds the portal', ({ baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  const env = { ...process.env, PORTAL_LISTEN: port, PORTAL_TLS_CERT: 'any' };
  const check = (base: string) => () =>
    execFileSync('sh', ['deploy/healthy.sh'], {
      env: { ...env, PORTAL_BASE: base },
      stdio: 'pipe',
    });
  expect(check('/talent/')).not.toThrow();
  expect(check('/')).toThrow(/404/);
});

/** Every address that the page asks for, in the order of asking. */
function asked(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    // The captcha picture is a blob: of the page itself.
    if (protocol === 'https:') paths.push(pathname);
  });
  return paths;
}

test('the page begins its calls and fetches its files under the path, each once', async ({
  page,
}) => {
  const paths = asked(page);
  let isEntryHere = false;
  let early: string[] = [];
  const answered = page.waitForResponse(/careerrecruitment\/search/);
  await page.route(/\/umi\.[^/]*\.js$/, async (route) => {
    await answered;
    await expect(page.locator('#shell h1')).toBeVisible();
    early = [...paths];
    isEntryHere = true;
    await route.continue();
  });
  await page.goto('searchPosition/all');
  await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(isEntryHere).toBe(true);
  expect(early).toContain('/talent/pt/accesstoken/user/portal');
  // Umi's preload script knows the screens of the path.
  expect(early.some((path) => /\/talent\/src__pages__searchPosition.*\.js$/.test(path))).toBe(true);
  expect(paths.filter((path) => !path.startsWith('/talent/'))).toEqual([]);
  const scripts = paths.filter((path) => /\.js$/.test(path));
  expect(scripts.filter((path, index) => scripts.indexOf(path) !== index)).toEqual([]);
  expect(await page.evaluate(() => window.earlyCalls ?? [])).toEqual([]);
});

test('name, telephone number and filing number are those of the place', async ({ page }) => {
  await page.goto('notice');
  await expect(page).toHaveTitle(/示例“人才”平台 <测试>$/);
  await expect(page.getByRole('banner')).toContainText('示例“人才”平台 <测试>');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('010-1234 5678');
  await expect(footer).toContainText('京ICP备12345678号-2');
  await expect(footer).toContainText('测试版');
  await expect(footer.getByRole('link', { name: '010-1234 5678' })).toHaveAttribute(
    'href',
    'tel:01012345678',
  );
});

test('a person searches, reads, comes back and signs in under the path', async ({
  page,
  preview,
}) => {
  const paths = asked(page);
  await page.goto('searchPosition/all');
  await page.getByRole('article').getByRole('heading').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/talent\/recruitmentview\/\d+/);
  await expect(page.getByRole('link', { name: '立即投递' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: '立即投递' })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/talent\/recruitmentview\/\d+$/,
  );
  await page.goBack();
  await expect(page).toHaveURL(/\/talent\/searchPosition\/all$/);
  const captcha = await preview.captchaAfter(() => page.goto('censorlogin'));
  await page.getByLabel('登录名').fill('candidate');
  await page.getByLabel('密码', { exact: true }).fill('Preview#2026');
  await page.getByLabel('图中字符').fill(captcha);
  await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/\/talent\/home$/);
  expect(paths.filter((path) => !path.startsWith('/talent/'))).toEqual([]);
});

test('a person signs in by single sign-on under the path, and stays signed in there', async ({
  page,
  request,
}) => {
  await page.goto('censorlogin');
  await page.getByRole('link', { name: '单点登录' }).click();
  await page.getByRole('radio', { name: /ssouser/ }).check();
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page).toHaveURL(/\/talent\/home$/);
  const kept = (await page.context().cookies()).find(({ name }) => name === 'preview_sso');
  expect(kept?.path).toBe('/talent/apps/sso');
  const answer = await request.get('apps/sso/login');
  expect(answer.headers()).toHaveProperty('strict-transport-security');
});

test('an address of the old form leads under the path', async ({ page }) => {
  await page.goto('home#/notice');
  await expect(page).toHaveURL(/\/talent\/notice$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
