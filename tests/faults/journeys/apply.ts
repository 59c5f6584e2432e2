import type { Page } from '@playwright/test';
import { examples } from '../../../mock/_preview/seed/examples';
import { button, heading, type Journey, open } from '../journey';

const save = (page: Page) => button(page, '保存并继续');

const reason = '我的专业与岗位要求一致，希望长期服务。';

export const apply: Journey = {
  name: 'apply',
  persona: 'complete',
  steps: [
    open(`/apply/${examples.openSocialPosition}/position`, (page) => heading(page, '确认岗位')),
    {
      name: 'save the position',
      press: ({ page }) => save(page).click(),
      done: (page) => heading(page, '核对简历'),
    },
    {
      name: 'save the résumé',
      press: ({ page }) => save(page).click(),
      done: (page) => page.getByRole('radiogroup', { name: /亲属/ }),
    },
    {
      name: 'answer the questions',
      fill: async ({ page }) => {
        await page.getByRole('radiogroup', { name: /亲属/ }).getByLabel('否').check();
        await page.getByRole('radiogroup', { name: /调剂/ }).getByLabel('是').check();
        await page.getByLabel('可到岗日期').fill(`${new Date().getFullYear() + 1}-03-15`);
        await page.getByLabel('应聘理由').fill(reason);
      },
      press: ({ page }) => save(page).click(),
      done: (page) => heading(page, '核对与承诺'),
    },
    {
      name: 'send',
      fill: ({ page }) => page.getByRole('checkbox', { name: /承诺/ }).check(),
      press: ({ page }) => button(page, '提交投递').click(),
      done: (page) => heading(page, '投递成功'),
    },
  ],
  end: async (stage) => {
    const found = Object(await stage.read('/usercenter/rest/applicationdelivery/search'));
    const { targetId, status } = Object(found.list[0]);
    return { total: found.total, targetId, status };
  },
};
