import type { Page } from '@playwright/test';
import { expectNoBarrier, expectNoBarrierInDark } from './barriers';
import { expect, type Persona, test } from './preview';

/** Parts that open over or in a page, on every device; `open` waits until the part is there. */
const widgets: { name: string; persona: Persona; open: (page: Page) => Promise<void> }[] = [
  {
    name: 'the account’s menu',
    persona: 'complete',
    open: async (page) => {
      await page.goto('/notice');
      await page.getByRole('button', { name: /赵明轩/ }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  {
    name: 'units that fit what is typed',
    persona: 'visitor',
    open: async (page) => {
      await page.goto('/searchPosition/all');
      await page.getByRole('combobox', { name: '岗位关键词' }).fill('青岚');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'calendars to keep an interview in',
    persona: 'deliveries',
    open: async (page) => {
      await page.goto('/user/appointments');
      await page
        .getByRole('button', { name: /加入日历/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: /日历文件/ }).first()).toBeVisible();
    },
  },
  {
    name: 'the question before a delivery is withdrawn',
    persona: 'deliveries',
    open: async (page) => {
      await page.goto('/user/deliveries');
      const more = page.getByRole('button', { name: /^详情：/ }).first();
      await expect(page.getByRole('article').first()).toBeVisible();
      if (await more.isVisible()) await more.click();
      await page.getByRole('button', { name: /^撤回/ }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'the privacy texts',
    persona: 'visitor',
    open: async (page) => {
      await page.goto('/notice?privacy=1');
      await expect(page.getByRole('dialog').getByText('隐私政策').first()).toBeVisible();
    },
  },
  {
    name: 'the question before what was typed is left',
    persona: 'complete',
    open: async (page) => {
      await page.goto('/resumeedit/basic');
      await page.getByRole('textbox', { name: '姓名' }).fill('赵明');
      await expect(page.getByText('有未保存的修改').first()).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: '征程人才招聘平台' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];

for (const { name, persona, open } of widgets) {
  test(`${name}: no barrier while open`, async ({ page, preview }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await preview.as(persona);
    await open(page);
    // The frame's menus can be opened before the screen in it is drawn.
    await expect(page.locator('h1')).toHaveCount(1);
    await expectNoBarrier(page);
    await expectNoBarrierInDark(page);
  });
}
