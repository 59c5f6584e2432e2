import type { Page } from '@playwright/test';
import zhEntry from '../../src/locales/zh-CN/entry';
import zhPerson from '../../src/locales/zh-CN/person';
import zhScreens from '../../src/locales/zh-CN/screens';
import { expectNoBarrier, expectNoBarrierInDark } from './barriers';
import { expect, type Persona, test } from './preview';

const textKeys = Object.keys({ ...zhEntry, ...zhScreens, ...zhPerson });
const textGroups = [...new Set(textKeys.map((key) => key.split('.', 1)[0]))];

/** Every screen, with its persona. */
const screens: { name: string; persona: Persona; open: (page: Page) => Promise<unknown> }[] = [
  { name: 'home', persona: 'visitor', open: (page) => page.goto('/home') },
  { name: 'home of activities', persona: 'visitor', open: (page) => page.goto('/home2') },
  { name: 'home of enterprises', persona: 'visitor', open: (page) => page.goto('/home3') },
  { name: 'activities', persona: 'deliveries', open: (page) => page.goto('/applyActivity') },
  {
    name: 'activities of a month',
    persona: 'visitor',
    open: (page) => page.goto('/applyActivity?view=month'),
  },
  {
    name: 'activity',
    persona: 'complete',
    open: (page) => page.goto('/applyActivity/4005/applyActivity'),
  },
  { name: 'home with to-dos', persona: 'deliveries', open: (page) => page.goto('/home') },
  { name: 'search', persona: 'visitor', open: (page) => page.goto('/searchPosition/all') },
  {
    name: 'search as a table',
    persona: 'complete',
    open: (page) => page.goto('/searchPosition/region?view=table&recruitType=campus'),
  },
  {
    name: 'search without a result',
    persona: 'visitor',
    open: (page) => page.goto('/searchPosition/all?keyword=zzzz&recruitType=intern'),
  },
  {
    name: 'enterprises above the search',
    persona: 'visitor',
    open: (page) => page.goto('/searchPosition/enterprise?unitNature=hospital'),
  },
  {
    name: 'recruitment of an enterprise',
    persona: 'visitor',
    open: (page) => page.goto('/recruitment/10001/10004'),
  },
  {
    name: 'list of a type',
    persona: 'visitor',
    open: (page) => page.goto('/recruitmentlist/campus'),
  },
  {
    name: 'saved positions',
    persona: 'deliveries',
    open: (page) => page.goto('/recruitmentlist/saved'),
  },
  {
    name: 'positions of a unit',
    persona: 'visitor',
    open: (page) => page.goto('/recruitmentlist/10003/10002'),
  },
  { name: 'position', persona: 'complete', open: openPosition },
  {
    name: 'position of a visitor',
    persona: 'visitor',
    open: (page) => page.goto('/recruitmentview/200004'),
  },
  {
    name: 'comparison',
    persona: 'complete',
    open: async (page) => {
      await page.goto('/searchPosition/all?compare=200001,200004,200007');
      await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
    },
  },
  { name: 'login', persona: 'visitor', open: (page) => page.goto('/censorlogin') },
  { name: 'registration', persona: 'visitor', open: (page) => page.goto('/regist') },
  { name: 'registration, account', persona: 'visitor', open: openRegistAccount },
  { name: 'recovery', persona: 'visitor', open: (page) => page.goto('/forgetpassword') },
  { name: 'change of password', persona: 'complete', open: (page) => page.goto('/changepass') },
  { name: 'form without layout', persona: 'visitor', open: (page) => page.goto('/inforgister') },
  { name: 'form for a fair', persona: 'complete', open: (page) => page.goto('/tmplrgister') },
  {
    name: 'application',
    persona: 'complete',
    open: async (page) => {
      await openPosition(page);
      await page.getByRole('link', { name: '立即投递' }).click();
      await expect(page.getByRole('button', { name: '保存并继续' })).toBeVisible();
    },
  },
  { name: 'deliveries', persona: 'deliveries', open: (page) => page.goto('/user/deliveries') },
  {
    name: 'deliveries as a table',
    persona: 'deliveries',
    open: (page) => page.goto('/user/deliveries?view=table'),
  },
  {
    name: 'delivery with its course and comparison',
    persona: 'deliveries',
    open: async (page) => {
      await page.goto('/user/deliveries');
      const card = page.getByRole('article').first();
      await card.getByRole('button', { name: '查看进展' }).click();
      await card.getByRole('button', { name: '对比投递时与现在的简历' }).click();
      await expect(card.getByText('现在的简历与投递时相同。')).toBeVisible();
    },
  },
  {
    name: 'application with gaps',
    persona: 'newcomer',
    open: async (page) => {
      await page.goto('/apply/200009/position');
      await expect(page.getByRole('heading', { name: /^简历还缺/ })).toBeVisible();
    },
  },
  {
    name: 'application refused',
    persona: 'complete',
    open: async (page) => {
      await page.goto('/apply/200002/position');
      await expect(page.getByRole('region', { name: '相近岗位' })).toBeVisible();
    },
  },
  {
    name: 'deliveries that ended',
    persona: 'deliveries',
    open: (page) => page.goto('/user/deliveries?group=ended'),
  },
  { name: 'profile', persona: 'complete', open: (page) => page.goto('/user/profile') },
  {
    name: 'profile with a form open',
    persona: 'complete',
    open: async (page) => {
      await page.goto('/user/profile');
      await page.getByRole('button', { name: '更换手机号' }).click();
    },
  },
  { name: 'security', persona: 'complete', open: (page) => page.goto('/user/security') },
  {
    name: 'closing the account',
    persona: 'deliveries',
    open: async (page) => {
      await page.goto('/user/security');
      await page.getByRole('button', { name: '注销账号…' }).click();
      await expect(page.getByRole('form', { name: '注销账号' })).toBeVisible();
    },
  },
  { name: 'privacy', persona: 'deliveries', open: (page) => page.goto('/user/privacy') },
  { name: 'collections', persona: 'deliveries', open: (page) => page.goto('/user/collections') },
  {
    name: 'a reviewer at a candidates’ tab',
    persona: 'reviewer',
    open: (page) => page.goto('/user/deliveries'),
  },
  { name: 'user centre', persona: 'deliveries', open: (page) => page.goto('/usercenter') },
  {
    name: 'user centre of a newcomer',
    persona: 'newcomer',
    open: (page) => page.goto('/usercenter'),
  },
  {
    name: 'notifications',
    persona: 'deliveries',
    open: (page) => page.goto('/user/notifications'),
  },
  {
    name: 'consent',
    persona: 'deliveries',
    open: async (page) => {
      await page.goto('/user/notifications?type=background');
      await page.getByRole('link', { name: '确认背景调查', exact: true }).click();
      await page.getByRole('button', { name: '不同意' }).click();
      await expect(page.getByRole('heading', { name: '如果您不同意' })).toBeVisible();
    },
  },
  {
    name: 'interviews',
    persona: 'deliveries',
    open: (page) => page.goto('/user/appointments'),
  },
  {
    name: 'interviews in a month',
    persona: 'deliveries',
    open: (page) => page.goto('/user/appointments?view=month'),
  },
  {
    name: 'choosing an interview time',
    persona: 'deliveries',
    open: async (page) => {
      await page.goto('/user/appointments');
      await page.getByRole('link', { name: /^选择面试时间/ }).click();
      await expect(page.getByRole('radio').first()).toBeVisible();
      await page.getByText('都不方便？申请其他时间').click();
    },
  },
  { name: 'notices', persona: 'visitor', open: (page) => page.goto('/notice') },
  {
    name: 'notice',
    persona: 'visitor',
    open: async (page) => {
      await page.goto('/notice');
      await page.getByRole('article').getByRole('heading').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/notice\/./);
    },
  },
  { name: 'questions', persona: 'visitor', open: (page) => page.goto('/questionandanswer') },
  { name: 'flow', persona: 'deliveries', open: (page) => page.goto('/recruitmentflow') },
  { name: 'résumé editor', persona: 'complete', open: (page) => page.goto('/resumeedit/basic') },
  {
    name: 'résumé rows',
    persona: 'complete',
    open: (page) => page.goto('/resumeedit/education?field=education.0.school'),
  },
  {
    name: 'empty résumé with the offer to prefill',
    persona: 'newcomer',
    open: (page) => page.goto('/resumeedit/basic'),
  },
  { name: 'résumé on paper', persona: 'complete', open: (page) => page.goto('/resumeview') },
  { name: 'guided résumé', persona: 'newcomer', open: (page) => page.goto('/ImproveResume') },
  { name: 'no such page', persona: 'visitor', open: (page) => page.goto('/no-such-page') },
  {
    name: 'exception',
    persona: 'visitor',
    open: (page) => page.goto('/exception?errorCode=E1&errorMessage=wrong'),
  },
];

async function openRegistAccount(page: Page): Promise<void> {
  await page.goto('/regist');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('heading', { name: '填写账号' })).toBeVisible();
}

async function openPosition(page: Page): Promise<void> {
  await page.goto('/searchPosition/all?keyword=软件');
  await page.getByRole('article').getByRole('heading').getByRole('link').first().click();
  await expect(page.getByRole('link', { name: '立即投递' })).toBeVisible();
}

const rawKey = new RegExp(`\\b(${textGroups.join('|')})\\.\\w+\\.\\w+`);

/** Scrolls through the page, as parts below the screen are loaded only when one comes near, and back to the top. */
async function scrollThrough(page: Page): Promise<void> {
  let end = 0;
  for (let y = 0; y === 0 || y < end; y += 500) {
    end = await page.evaluate((top) => {
      window.scrollTo(0, top);
      return document.documentElement.scrollHeight;
    }, y);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Waits until no skeleton is left and the network is idle. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await scrollThrough(page);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  // A text whose pack is missing shows its key.
  await expect(page.locator('body')).not.toHaveText(rawKey);
}

for (const { name, persona, open } of screens) {
  test(`${name}: no barrier in light or dark, and nothing sideways`, async ({ page, preview }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await preview.as(persona);
    await open(page);
    await settle(page);

    await expectNoBarrier(page);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBeLessThanOrEqual(0);

    await expectNoBarrierInDark(page);
  });
}
