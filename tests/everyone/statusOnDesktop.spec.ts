import type { Page } from '@playwright/test';
import { expect, type Persona, test } from '../e2e/preview';
import { liveOf } from './axTree';

interface Case {
  name: string;
  persona: Persona;
  path: string;
  act: (page: Page) => Promise<unknown>;
  says: string | RegExp;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** What happens without the focus going there (WCAG 4.1.3). */
const cases: Case[] = [
  {
    name: 'how many positions a filter leaves',
    persona: 'visitor',
    path: '/searchPosition/all',
    act: (page) => page.goto('/searchPosition/all?keyword=软件'),
    says: /^共|个岗位$/,
  },
  {
    name: 'nothing found',
    persona: 'visitor',
    path: '/searchPosition/all?keyword=zzzz',
    act: async () => undefined,
    says: '没有',
  },
  {
    name: 'a position to compare',
    persona: 'visitor',
    path: '/searchPosition/all',
    act: (page) => page.getByRole('article').first().getByRole('button', { name: /^对比/ }).click(),
    says: /^对比 1|^已选 1|1 \/ /,
  },
  {
    name: 'a link that was copied',
    persona: 'visitor',
    path: '/recruitmentview/200004',
    act: (page) => button(page, '分享').click(),
    says: '链接已复制。',
  },
  {
    name: 'a code that was sent',
    persona: 'visitor',
    path: '/censorlogin',
    act: async (page) => {
      await button(page, /改用短信或邮箱验证码/).click();
      await page.getByLabel('接收验证码的手机号或邮箱').fill('13800000001');
      await button(page, '获取验证码').click();
    },
    says: '验证码已发送，5 分钟内有效。',
  },
  {
    name: 'a section of the résumé that was saved',
    persona: 'complete',
    path: '/resumeedit/selfEvaluation',
    act: async (page) => {
      await page.getByRole('textbox', { name: /^自我评价/ }).fill('认真负责，愿意长期服务。');
      await page.getByRole('button', { name: '保存', exact: true }).click();
    },
    says: /^已保存(?:\s|$)/,
  },
  {
    name: 'a name that was changed',
    persona: 'complete',
    path: '/user/profile',
    act: async (page) => {
      await button(page, '修改姓名').click();
      await page.getByRole('textbox', { name: '姓名' }).fill('赵明远');
      await page.keyboard.press('Enter');
    },
    says: '姓名已修改。',
  },
  {
    name: 'a connection that is lost',
    persona: 'visitor',
    path: '/notice',
    act: (page) => page.context().setOffline(true),
    says: /网络|离线/,
  },
];

for (const { name, persona, path, act, says } of cases) {
  test(`is announced without the focus: ${name}`, async ({ page, context, preview }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await preview.as(persona);
    await page.goto(path);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await act(page);
    await expect
      .poll(() => liveOf(page, says))
      .toContainEqual(expect.stringMatching(/polite|assertive/));
    await context.setOffline(false);
  });
}
