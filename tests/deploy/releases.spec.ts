/** A release while people work: the files that an open page may still ask for are gone. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { addresses } from './addresses';
import { nextRelease } from './nextRelease';
import { ended, served } from './process';

// One nginx for all, so one test after the other.
test.describe.configure({ mode: 'default' });

const next = mkdtempSync(join(tmpdir(), 'portal-next-'));
let nginx: ChildProcess | undefined;

test.beforeAll(() => nextRelease('dist', next));
test.afterAll(() => rmSync(next, { recursive: true }));
test.afterEach(() => ended(nginx));

/** Puts a release in the place of the one before. */
async function release(built: string): Promise<void> {
  await ended(nginx);
  nginx = spawn('node', ['deploy/asImage.mjs'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORTAL_BUILT: built,
      PORTAL_LISTEN: addresses.releases,
      PORTAL_SERVER: addresses.server,
      PORTAL_ACCESS_LOG: 'off',
    },
  });
  await served(`http://${addresses.releases}/`);
}

async function as(persona: string, context: BrowserContext): Promise<void> {
  const url = `http://${addresses.releases}`;
  const { testId, repeatEachIndex } = test.info();
  const space = `release-${repeatEachIndex}-${testId}`.slice(0, 40);
  await context.addCookies([
    { name: 'preview_space', value: space, url },
    { name: 'preview_persona', value: persona, url },
  ]);
}
const version = (page: Page) => page.getByRole('contentinfo').getByText(/^版本/);

/** Counts how often the page is loaded, and the questions of the browser whether to leave it. */
function loads(page: Page): { pages: number; questions: number } {
  const seen = { pages: 0, questions: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.pages += 1;
  });
  page.on('dialog', async (dialog) => {
    seen.questions += 1;
    await dialog.accept();
  });
  return seen;
}

test('in the middle of the résumé: what is fetched goes on, and what was typed is there after the next load', async ({
  page,
  context,
}) => {
  await release('dist');
  await as('newcomer', context);
  await page.goto('/resumeedit/selfEvaluation');
  await page.getByRole('textbox', { name: /^自我评价/ }).fill('发布前写下的话');
  await page.waitForLoadState('networkidle');
  const seen = loads(page);
  await release(next);
  // All fields of the form have come together.
  await page.getByRole('link', { name: /^基本信息/ }).click();
  await expect(page.getByRole('textbox', { name: /^姓名/ })).toBeVisible();
  expect(seen).toEqual({ pages: 0, questions: 0 });
  await page.reload();
  await expect(version(page)).toContainText('-next');
  await page.getByRole('button', { name: '恢复' }).click();
  await page.getByRole('link', { name: /^自我评价/ }).click();
  await expect(page.getByRole('textbox', { name: /^自我评价/ })).toHaveValue('发布前写下的话');
});

const reason = '我的专业与岗位要求一致，希望长期服务。';

test('in the middle of an application: what is fetched goes on, what is typed is kept', async ({
  page,
  context,
}) => {
  await release('dist');
  await as('complete', context);
  await page.goto('/searchPosition/all?keyword=软件');
  await page.getByRole('article').getByRole('heading').getByRole('link').first().click();
  await page.getByRole('link', { name: '立即投递' }).click();
  await expect(page.getByRole('heading', { name: '确认岗位' })).toBeVisible();
  // The address gets its step soon after.
  const [wizard] = page.url().split('?');
  const seen = loads(page);
  await release(next);
  const save = page.getByRole('button', { name: '保存并继续' });
  // The look at the résumé is a file of its own.
  await save.click();
  await expect(page.getByRole('heading', { name: '核对简历' })).toBeVisible();
  await expect(version(page)).toContainText('-next');
  expect(seen).toEqual({ pages: 1, questions: 0 });
  // The button below moves until the look at the résumé stands.
  await expect(page.getByRole('heading', { name: '基本信息' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await save.click();
  await page.getByLabel('应聘理由').fill(reason);
  await page.waitForLoadState('networkidle');
  await release('dist');
  await page.goto(`${wizard}?step=extra`);
  await expect(version(page)).not.toContainText('-next');
  await expect(page.getByLabel('应聘理由')).toHaveValue(reason);
  await page.getByRole('radiogroup', { name: /亲属/ }).getByLabel('否').check();
  await page.getByRole('radiogroup', { name: /调剂/ }).getByLabel('是').check();
  await page.getByLabel('可到岗日期').fill(`${new Date().getFullYear() + 1}-03-15`);
  await page.getByLabel('应聘理由').fill(`${reason}谢谢。`);
  await page.waitForLoadState('networkidle');
  await release(next);
  // Everything that is left to do has been fetched.
  await save.click();
  await page.getByRole('checkbox', { name: /承诺/ }).check();
  await page.getByRole('button', { name: '提交投递' }).click();
  await expect(page.getByRole('heading', { name: '投递成功' })).toBeVisible();
  expect(seen).toEqual({ pages: 2, questions: 0 });
});

test('a connection that has asked nothing holds no release up', async () => {
  await release('dist');
  const [host = '', port] = addresses.releases.split(':');
  const silent = connect(Number(port), host);
  await once(silent, 'connect');
  const begun = Date.now();
  await release(next);
  expect(Date.now() - begun).toBeLessThan(20_000);
  silent.destroy();
});

test('a file that is missing after the reload, too, is reported, and the page can be tried again', async ({
  page,
}) => {
  await release('dist');
  await page.goto('/home');
  await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible();
  const seen = loads(page);
  const chunk = /src__pages__notice__index\.[^/]*\.js/;
  await page.route(chunk, (route) => route.fulfill({ status: 404 }));
  const loadedAnew = page.waitForEvent('load');
  await page.getByRole('navigation').getByRole('link', { name: '公告', exact: true }).click();
  await loadedAnew;
  const words = page.getByRole('alert').filter({ hasText: '页面没有加载完整' });
  await expect(words).toContainText('平台刚刚更新');
  expect(seen.pages).toBe(1);
  await page.unroute(chunk);
  await words.getByRole('button', { name: '刷新页面' }).click();
  await expect(page.locator('#root').getByRole('heading', { level: 1 })).toHaveText('公告');
});
