import type { Locator, Page } from '@playwright/test';
import { expectNoBarrier, expectNoBarrierInDark } from './barriers';
import { press, type } from './keyboard';
import { expect, type Persona, test } from './preview';

const basic = (page: Page) => page.getByRole('region', { name: '基本信息' });

/** antd's lists and calendars, opened by keys. */
const fields: {
  name: string;
  persona: Persona;
  path: string;
  open: (page: Page) => Promise<Locator>;
}[] = [
  {
    name: 'a list of choices',
    persona: 'newcomer',
    path: '/resumeedit/basic',
    open: async (page) => {
      await press(page, basic(page).getByRole('combobox', { name: '政治面貌' }), 'ArrowDown');
      return page.locator('.ant-select-item-option').first();
    },
  },
  {
    name: 'a list of regions',
    persona: 'newcomer',
    path: '/resumeedit/basic',
    open: async (page) => {
      await press(page, basic(page).getByRole('combobox', { name: '现居地' }), 'ArrowDown');
      return page.getByRole('menuitemcheckbox').first();
    },
  },
  {
    name: 'a calendar',
    persona: 'newcomer',
    path: '/resumeedit/basic',
    open: async (page) => {
      await type(page, basic(page).getByLabel('出生日期'), '1999');
      return page.locator('.ant-picker-cell').first();
    },
  },
  {
    name: 'schools that fit what is typed',
    persona: 'newcomer',
    path: '/resumeedit/education',
    open: async (page) => {
      await press(page, page.getByRole('button', { name: '添加教育经历' }));
      await type(page, page.getByRole('combobox', { name: '学校' }), '大学');
      return page.locator('.ant-select-item-option').first();
    },
  },
  {
    name: 'the regions of the home search',
    persona: 'visitor',
    path: '/home',
    open: async (page) => {
      await press(page, page.getByRole('combobox', { name: '地区' }));
      return page.locator('.ant-select-item-option').first();
    },
  },
  {
    name: 'the calendar above the notices',
    persona: 'visitor',
    path: '/notice',
    open: async (page) => {
      await press(page, page.getByLabel('发布日期从'));
      return page.locator('.ant-picker-cell').first();
    },
  },
  {
    name: 'the columns of the table',
    persona: 'complete',
    path: '/searchPosition/all?view=table',
    open: async (page) => {
      await press(page, page.getByRole('button', { name: '列设置' }));
      return page.getByRole('tree');
    },
  },
];

for (const { name, persona, path, open } of fields) {
  test(`${name}: no barrier while open`, async ({ page, preview }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await preview.as(persona);
    await page.goto(path);
    await expect(await open(page)).toBeVisible();
    await expectNoBarrier(page);
    await expectNoBarrierInDark(page);
  });
}
