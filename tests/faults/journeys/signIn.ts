import { expect } from '@playwright/test';
import { type Journey, open, ownLogin } from '../journey';

export const password = 'Preview#2026';
const loginName = 'candidate';

/** Whether a login can outlive its page: a storage that is full or blocked keeps none. */
const canKeep = () => {
  try {
    localStorage.setItem('probe', '');
    localStorage.removeItem('probe');
    return true;
  } catch {
    return false;
  }
};

export const signIn: Journey = {
  name: 'sign in',
  persona: 'visitor',
  login: { loginName, password },
  steps: [
    open(`/censorlogin?${ownLogin}&redirect=%2Fuser%2Fdeliveries`, (page) =>
      page.getByRole('img', { name: /^验证图片/ }),
    ),
    {
      name: 'sign in',
      fill: async ({ page }) => {
        await page.getByLabel('登录名').fill(loginName);
        await page.getByLabel('密码', { exact: true }).fill(password);
      },
      refill: async ({ page, captcha }) => page.getByLabel('图中字符').fill(captcha),
      press: ({ page }) =>
        page.getByRole('form').getByRole('button', { name: '登录', exact: true }).click(),
      lastField: (page) => page.getByLabel('图中字符'),
      done: (page) => page.getByRole('navigation', { name: '投递分组' }),
      needsAnswer: true,
    },
  ],
  end: async ({ page }) => {
    if (await page.evaluate(canKeep)) await page.reload();
    const menu = page.getByRole('button', { name: /的账号菜单$/ });
    await expect(menu).toBeVisible();
    return { path: new URL(page.url()).pathname, person: await menu.textContent() };
  },
};
