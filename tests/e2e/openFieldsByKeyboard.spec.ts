import type { Locator, Page } from '@playwright/test';
import { expectNoBarrier, expectNoBarrierInDark } from './barriers';
import { press } from './keyboard';
import { expect, type Persona, test } from './preview';

const basic = (page: Page) => page.getByRole('region', { name: '基本信息' });

/** antd's lists and calendars, which a mouse's fields have: opened by a key. */
const fields: {
  name: string;
  persona: Persona;
  path: string;
  opener: (page: Page) => Locator;
  key: string;
  opened: (page: Page) => Locator;
}[] = [
  {
    name: 'a list of choices',
    persona: 'newcomer',
    path: '/resumeedit/basic',
    opener: (page) => basic(page).getByRole('combobox', { name: '政治面貌' }),
    key: 'ArrowDown',
    opened: (page) => page.locator('.ant-select-item-option').first(),
  },
  {
    name: 'a list of regions',
    persona: 'newcomer',
    path: '/resumeedit/basic',
    opener: (page) => basic(page).getByRole('combobox', { name: '现居地' }),
    key: 'ArrowDown',
    opened: (page) => page.getByRole('menuitemcheckbox').first(),
  },
  {
    name: 'a calendar',
    persona: 'newcomer',
    path: '/resumeedit/basic',
    opener: (page) => basic(page).getByLabel('出生日期'),
    key: 'ArrowDown',
    opened: (page) => page.locator('.ant-picker-cell').first(),
  },
  {
    name: 'schools that fit what is typed',
    persona: 'complete',
    path: '/resumeedit/education',
    opener: (page) => page.getByRole('combobox', { name: '学校' }).first(),
    key: 'Backspace',
    opened: (page) => page.locator('.ant-select-item-option').first(),
  },
  {
    name: 'the columns of the table',
    persona: 'complete',
    path: '/searchPosition/all?view=table',
    opener: (page) => page.getByRole('button', { name: '列设置' }),
    key: 'Enter',
    opened: (page) => page.getByRole('tree'),
  },
];

for (const { name, persona, path, opener, key, opened } of fields) {
  test(`${name}: no barrier while open`, async ({ page, preview }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await preview.as(persona);
    await page.goto(path);
    await press(page, opener(page), key);
    await expect(opened(page)).toBeVisible();
    await expectNoBarrier(page);
    await expectNoBarrierInDark(page);
  });
}
