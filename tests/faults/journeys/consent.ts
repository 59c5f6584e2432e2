import { button, heading, type Journey, open } from '../journey';

export const consent: Journey = {
  name: 'consent',
  persona: 'deliveries',
  steps: [
    open('/user/deliveries', (page) => page.getByRole('link', { name: '确认背景调查' }).first()),
    {
      name: 'read what it is',
      press: ({ page }) => page.getByRole('link', { name: '确认背景调查' }).first().click(),
      done: (page) => button(page, '同意并提交'),
    },
    {
      name: 'agree',
      fill: ({ page }) => page.getByRole('checkbox').check(),
      press: ({ page }) => button(page, '同意并提交').click(),
      done: (page) => heading(page, '您已同意背景调查'),
    },
  ],
  end: async (stage) => {
    const found = Object(
      await stage.read('/usercenter/rest/applicationdelivery/search?pageSize=100'),
    );
    return Array.from(found.list, (one) => Object(one).status).sort();
  },
};
