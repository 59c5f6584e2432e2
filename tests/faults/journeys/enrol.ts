import type { Page } from '@playwright/test';
import { examples } from '../../../mock/_preview/seed/examples';
import { choose } from '../../e2e/choices';
import { button, heading, type Journey, open } from '../journey';

const save = (page: Page) => button(page, '保存并继续');

export const enrol: Journey = {
  name: 'enrol',
  persona: 'complete',
  steps: [
    open(`/applyActivity/${examples.enrollingActivity}/applyActivity`, (page) =>
      page.getByRole('link', { name: /^报名这一场/ }).last(),
    ),
    {
      name: 'choose a session',
      press: ({ page }) =>
        page
          .getByRole('link', { name: /^报名这一场/ })
          .last()
          .click(),
      done: (page) => page.getByRole('radio', { checked: true }),
    },
    {
      name: 'save the session',
      press: ({ page }) => save(page).click(),
      done: (page) => heading(page, '核对简历'),
    },
    {
      name: 'save the résumé',
      press: ({ page }) => save(page).click(),
      done: (page) => page.getByLabel('到场方式'),
    },
    {
      name: 'answer the questions',
      fill: ({ page }) => choose(page, '到场方式', '自行前往'),
      press: ({ page }) => save(page).click(),
      done: (page) => heading(page, '核对与承诺'),
    },
    {
      name: 'send',
      fill: ({ page }) => page.getByRole('checkbox', { name: /承诺/ }).check(),
      press: ({ page }) => button(page, '提交报名').click(),
      done: (page) => heading(page, '报名成功'),
    },
  ],
  end: async (stage) => {
    const found = Object(await stage.read('/usercenter/rest/applicationdelivery/search'));
    const { targetId, status } = Object(found.list[0]);
    return { total: found.total, targetId, status };
  },
};
