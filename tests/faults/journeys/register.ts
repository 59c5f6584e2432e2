import type { Page } from '@playwright/test';
import { button, heading, type Journey, open } from '../journey';

const loginName = 'zhaoyun';
const password = 'Meadow#2026';
const mobile = '13911112222';
const next = (page: Page) => button(page, '下一步');

export const register: Journey = {
  name: 'register',
  persona: 'visitor',
  login: { loginName, password },
  steps: [
    open('/regist', (page) => page.getByRole('checkbox').first()),
    {
      name: 'agree',
      fill: async ({ page }) => {
        await page.getByRole('checkbox').nth(0).check();
        await page.getByRole('checkbox').nth(1).check();
      },
      press: ({ page }) => next(page).click(),
      done: (page) => heading(page, '填写账号'),
    },
    {
      name: 'ask for a code',
      fill: async ({ page }) => {
        await page.getByRole('main').getByLabel('登录名').fill(loginName);
        await page.getByRole('textbox', { name: '手机号' }).fill(mobile);
      },
      refill: ({ page, captcha }) => page.getByRole('main').getByLabel('图中字符').fill(captcha),
      press: ({ page }) => button(page, '获取验证码').click(),
      done: (page) => page.getByText('验证码已发送，5 分钟内有效。'),
      arrives: 'sendMobileCode',
    },
    {
      name: 'prove the number',
      refill: async (stage) =>
        stage.page.getByLabel('验证码', { exact: true }).fill(await stage.codeFor(mobile)),
      press: ({ page }) => next(page).click(),
      lastField: (page) => page.getByLabel('验证码', { exact: true }),
      done: (page) => heading(page, '设置密码'),
      hasCode: true,
    },
    {
      name: 'choose a password',
      fill: ({ page }) => page.getByLabel('密码', { exact: true }).fill(password),
      press: ({ page }) => page.getByLabel('密码', { exact: true }).press('Enter'),
      lastField: (page) => page.getByLabel('密码', { exact: true }),
      done: (page) => button(page, `${loginName} 的账号菜单`),
      needsAnswer: true,
      // The name is taken, says the portal: by this person.
      otherwise: async (stage) => {
        const { page } = stage;
        await page.getByRole('link', { name: '已有账号，去登录' }).click();
        await page.getByRole('img', { name: /^验证图片/ }).waitFor();
        await page.getByLabel('登录名').fill(loginName);
        await page.getByLabel('密码', { exact: true }).fill(password);
        await page.getByLabel('图中字符').fill(stage.captcha);
        await page.getByLabel('图中字符').press('Enter');
      },
    },
  ],
  end: async (stage) => {
    const found = Object(await stage.read('/usercenter/rest/userinfo/info'));
    return { name: found.name, mobile: found.mobile };
  },
};
