import { expect } from '@playwright/test';
import { button, type Journey, open } from '../journey';

export const followUp: Journey = {
  name: 'follow up',
  persona: 'deliveries',
  steps: [
    open('/user/deliveries', (page) => page.getByRole('article').first()),
    {
      name: 'look at those that are over',
      press: ({ page }) =>
        page
          .getByRole('navigation', { name: '投递分组' })
          .getByRole('link', { name: /已结束/ })
          .click(),
      done: (page) => page.getByRole('article').filter({ hasText: '已录用' }).first(),
    },
    {
      name: 'go back to those under way',
      press: ({ page }) =>
        page
          .getByRole('navigation', { name: '投递分组' })
          .getByRole('link', { name: /进行中/ })
          .click(),
      done: (page) => button(page, '撤回投递').first(),
    },
    {
      name: 'withdraw one',
      press: async ({ page }) => {
        const dialog = page.getByRole('dialog', { name: /^撤回对/ });
        if (!(await dialog.isVisible())) await button(page, '撤回投递').first().click();
        await dialog.waitFor({ timeout: 5_000 });
        await expect(dialog).not.toHaveClass(/ant-zoom-/);
        await dialog.getByRole('button', { name: '撤回投递' }).click();
      },
      done: (page) => page.getByRole('link', { name: '已结束 11' }),
    },
  ],
  end: async (stage) => {
    const found = Object(
      await stage.read('/usercenter/rest/applicationdelivery/search?pageSize=100'),
    );
    const states: string[] = found.list.map((one: object) => Object(one).status);
    return states.sort();
  },
};
