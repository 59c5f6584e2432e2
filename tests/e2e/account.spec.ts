import type { Locator, Page } from '@playwright/test';
import { gate } from '../helpers/gate';
import { choose, pressInPopup } from './choices';
import { expectNotKept } from './nowhere';
import { expect, test } from './preview';

const password = 'Preview#2026';
const fresh = 'Meadow#2026';
const mobile = '13800000001';
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

test('who forgot the password sets a new one and signs in with it', { tag: '@anyWidth' }, async ({
  page,
  preview,
}) => {
  // Waits for the login's picture, so that it is not mistaken for the next one.
  await page.goto('/censorlogin');
  await expect(page.getByRole('img', { name: /^验证图片/ })).toBeVisible();
  const captcha = await preview.captchaAfter(() =>
    page.getByRole('main').getByRole('link', { name: '忘记密码' }).click(),
  );
  await page.getByLabel('账号的手机号或邮箱').fill(mobile);
  // The picture is as high as the field beside it.
  const picture = page.getByRole('img', { name: /^验证图片/ }).locator('..');
  expect((await picture.boundingBox())?.height).toBeLessThanOrEqual(48);
  await page.getByLabel('图中字符').fill(captcha);
  await page.getByRole('button', { name: '获取验证码', exact: true }).click();
  await expect(page.getByText(`如果 ${mobile} 属于某个账号`)).toBeVisible();
  const code = await preview.codeFor(mobile);
  await page.getByLabel('验证码', { exact: true }).fill(code);
  await page.getByLabel('新密码').fill(fresh);
  await page.getByRole('button', { name: '设置新密码' }).click();
  await expect(page.getByRole('heading', { name: '完成' })).toBeFocused();
  await expectNotKept(page, fresh, code, mobile);
  await signIn(page, preview.captchaAfter, 'candidate', fresh);
  await expect(menuOf(page, '陈志远')).toBeVisible();
});

test('who cannot read the picture signs in with a code', { tag: '@anyWidth' }, async ({
  page,
  preview,
}) => {
  await page.goto('/censorlogin?redirect=%2Fuser%2Fdeliveries');
  await page.getByLabel('登录名').fill(mobile);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: /改用短信或邮箱验证码/ }).click();
  await expect(page.getByLabel('接收验证码的手机号或邮箱')).toHaveValue(mobile);
  await page.getByRole('button', { name: '获取验证码', exact: true }).click();
  await expect(page.getByText('验证码已发送，5 分钟内有效。')).toBeVisible();
  await page.getByLabel('验证码', { exact: true }).fill(await preview.codeFor(mobile));
  await page.getByRole('form').getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/\/user\/deliveries$/);
  await expectNotKept(page, password);
});

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

test('an expiry in the middle of a form loses nothing and repeats nothing', {
  tag: '@anyWidth',
}, async ({ page, preview }) => {
  await signIn(page, preview.captchaAfter);
  await page.goto('/changepass');
  await page.getByLabel('原密码').fill(password);
  await page.getByLabel('新密码').fill(fresh);
  await preview.expire();
  const captcha = await preview.captchaAfter(() =>
    page.getByRole('button', { name: '保存新密码' }).click(),
  );
  await expect(page).toHaveURL(/\/changepass\?relogin=true$/);
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/changePasswd')) writes.push(request.url());
  });
  await fillLogin(page.getByRole('dialog'), captcha, 'candidate');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/changepass$/);
  expect(writes).toEqual([]);
  await expect(page.getByLabel('原密码')).toHaveValue(password);
  await expect(page.getByLabel('新密码')).toHaveValue(fresh);
  await page.getByRole('button', { name: '保存新密码' }).click();
  await expect(page.getByText(/密码已修改/)).toBeVisible();
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

test('a registration form without layout gives a receipt on a page of its own', {
  tag: '@anyWidth',
}, async ({ page, preview }) => {
  await preview.as('visitor');
  await page.goto('/tmplrgister');
  await expect(page.getByRole('heading', { level: 1, name: '招聘会预登记' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByLabel('姓名').fill('赵云');
  await page.getByLabel('手机号').fill('13911112222');
  await page.getByRole('radio', { name: /上午/ }).check();
  await choose(page, '最高学历', '大学本科');
  await page.getByRole('button', { name: '提交登记' }).click();
  const number = page.getByText(/^YD\d{11}$/);
  await expect(number).toBeVisible();
  const numberText = await number.textContent();
  await page.reload();
  await expect(page.getByText(numberText ?? 'none')).toBeVisible();
});
