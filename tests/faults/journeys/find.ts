import type { Page } from '@playwright/test';
import { heading, type Journey, open } from '../journey';

const rows = 'article';
const word = (page: Page) => page.getByRole('main').getByRole('combobox').first();

export const find: Journey = {
  name: 'find',
  persona: 'visitor',
  steps: [
    open('/home', (page) => page.getByRole('search').getByRole('button').first()),
    {
      name: 'type a word',
      press: ({ page }) => word(page).fill('软件'),
      done: (page) => page.getByRole('option').first(),
      isAid: true,
    },
    {
      name: 'search for it',
      press: ({ page }) => word(page).press('Enter'),
      done: (page) => page.getByRole('region', { name: '搜索结果' }).getByRole(rows).first(),
    },
    {
      name: 'open a position',
      press: ({ page }) =>
        page.getByRole(rows).first().getByRole('heading').getByRole('link').click(),
      done: (page) => page.getByRole('link', { name: '立即投递' }),
    },
  ],
  end: async ({ page }) => ({
    path: new URL(page.url()).pathname,
    title: await heading(page, /./).first().textContent(),
  }),
};
