import type { Locator, Page } from '@playwright/test';
import { gate } from '../helpers/gate';
import { pressInPopup } from './choices';
import { expect, test } from './preview';

const password = 'Preview#2026';
const menuOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name} 的账号菜单` });

async function fillLogin(form: Locator | Page, captcha: string, name: string, secret = password) {
  await form.getByLabel('登录名').fill(name);
  await form.getByLabel('密码', { exact: true }).fill(secret);
  await form.getByLabel('图中字符').fill(captcha);
  await form.getByRole('button', { name: '登录', exact: true }).click();
}

type CaptchaAfter = (action: () => Promise<unknown>) => Promise<string>;

async function signIn(page: Page, captchaAfter: CaptchaAfter, name = 'candidate', secret?: string) {
  const captcha = await captchaAfter(() => page.goto('/censorlogin'));
  await fillLogin(page.getByRole('form'), captcha, name, secret);
  await expect(page).toHaveURL(/\/home$/);
}

async function signOut(page: Page, name: string): Promise<void> {
  await menuOf(page, name).click();
  await pressInPopup(page, page.getByRole('menuitem', { name: '退出登录' }));
}

test('single sign-on leads out, back to where one wanted to be, and out again', {
  tag: '@anyWidth',
}, async ({ page, preview }) => {
  await preview.captchaAfter(() => page.goto('/censorlogin?redirect=%2Fuser%2Fdeliveries'));
  await page.getByRole('link', { name: '单点登录' }).click();
  await expect(page).toHaveURL(/\/apps\/sso\/login\?/);
  await page.getByRole('radio', { name: /（candidate，/ }).check();
  const listed = page.waitForResponse(/applicationdelivery\/search/);
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page).toHaveURL(/\/user\/deliveries$/);
  await expect(menuOf(page, '陈志远')).toBeVisible();
  // A call under way would be refused after the session has ended.
  await (await listed).finished();

  await signOut(page, '陈志远');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible();
  await preview.captchaAfter(() => page.goto('/censorlogin'));
  await page.getByRole('link', { name: '单点登录' }).click();
  // The single sign-on session has ended too: its page asks for the login.
  await expect(page.getByRole('radio', { name: /（candidate，/ })).toBeVisible();
});

test('two tabs: signing out and in as another person in one is noticed by the other before it sends', {
  tag: '@anyWidth',
}, async ({ page, context, preview }) => {
  await signIn(page, preview.captchaAfter);
  const other = await context.newPage();
  await other.goto('/changepass');
  await other.getByLabel('原密码').fill(password);
  const writes: string[] = [];
  other.on('request', (request) => {
    if (request.method() === 'POST') writes.push(request.url());
  });

  // Waits for all of home: a list under way at the sign-out is refused and sent again, and the console reports that.
  await page.getByRole('heading', { name: '即将截止' }).scrollIntoViewIfNeeded();
  await expect(
    page.getByRole('region', { name: '即将截止' }).getByRole('article').first(),
  ).toBeVisible();
  // A message is there for 3 s: it is waited for while the other tab signs out.
  await Promise.all([
    expect(other.getByText('您已在另一个页面退出登录，本页已同步。')).toBeVisible({
      timeout: 20_000,
    }),
    signOut(page, '陈志远'),
  ]);
  await expect(other).toHaveURL(/\/home$/);
  await expect(other.getByLabel('原密码')).toHaveCount(0);

  await Promise.all([
    expect(other.getByText('您已在另一个页面以 赵明轩 的身份登录，本页已同步。')).toBeVisible({
      timeout: 20_000,
    }),
    signIn(page, preview.captchaAfter, 'complete'),
  ]);
  await expect(menuOf(other, '赵明轩')).toBeVisible();
  expect(writes).toEqual([]);
});

test('a tab whose call is refused while another tab signs out is signed out with it', {
  tag: '@anyWidth',
}, async ({ page, context, preview }) => {
  await signIn(page, preview.captchaAfter);
  const other = await context.newPage();
  await other.goto('/user/resumes');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  // The server has ended the session, and its answer is still on the way.
  const onTheWay = gate<void>();
  const ended = gate<void>();
  await page.route('**/logout', async (route) => {
    const response = await route.fetch();
    ended.open();
    await onTheWay.passed;
    await route.fulfill({ response });
  });
  await page.getByRole('heading', { name: '即将截止' }).scrollIntoViewIfNeeded();
  await expect(
    page.getByRole('region', { name: '即将截止' }).getByRole('article').first(),
  ).toBeVisible();
  await signOut(page, '陈志远');
  await ended.passed;
  await other.getByRole('link', { name: /通知/ }).first().click();
  await expect(other.getByRole('dialog', { name: '请重新登录' })).toBeVisible();
  onTheWay.open();
  await expect(other.getByText('您已在另一个页面退出登录，本页已同步。')).toBeVisible();
  await expect(other).toHaveURL(/\/home$/);
  await expect(other.getByRole('dialog')).toHaveCount(0);
});
