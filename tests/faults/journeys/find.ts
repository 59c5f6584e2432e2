import { expect, type Page } from '@playwright/test';
import { type Journey, open } from '../journey';

const results = (page: Page) => page.getByRole('region', { name: '搜索结果' }).getByRole('article');
const apply = (page: Page) => page.getByRole('link', { name: '立即投递' });
const word = (page: Page) => page.getByRole('main').getByRole('combobox').first();

const sought = '软件';

export const find: Journey = {
  name: 'find',
  persona: 'visitor',
  steps: [
    open('/home', (page) => page.getByRole('search').getByRole('button').first()),
    {
      name: 'type a word',
      press: ({ page }) => word(page).fill(sought),
      done: (page) => page.getByRole('option').first(),
      isAid: true,
    },
    {
      name: 'search for it',
      press: async ({ page }) => {
        // A login that opens in the same moment takes the focus, and with it what is typed.
        if ((await word(page).inputValue()) === '') await word(page).fill(sought);
        await word(page).press('Enter');
      },
      done: (page) => results(page).first(),
    },
    {
      name: 'open a position',
      press: ({ page }) => results(page).first().getByRole('heading').getByRole('link').click(),
      done: apply,
    },
  ],
  end: async ({ page }) => {
    await page.reload();
    await expect(apply(page)).toBeVisible();
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    return { path: new URL(page.url()).pathname, title };
  },
};
