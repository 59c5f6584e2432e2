import { choose } from '../../e2e/choices';
import { button, type Journey, open } from '../journey';
import { password } from './signIn';

export const closeAccount: Journey = {
  name: 'close account',
  persona: 'complete',
  steps: [
    open('/user/security', (page) => button(page, '注销账号…')),
    {
      name: 'ask what it means',
      press: ({ page }) => button(page, '注销账号…').click(),
      done: (page) => page.getByText('您没有进行中的投递。'),
    },
    {
      name: 'close it',
      fill: async ({ page }) => {
        const form = page.getByRole('form', { name: '注销账号' });
        await choose(page, '注销原因', '已经找到工作');
        await form.getByLabel('密码', { exact: true }).fill(password);
        await form.getByLabel('确认文字').fill('注销');
      },
      press: ({ page }) =>
        page
          .getByRole('form', { name: '注销账号' })
          .getByRole('button', { name: '注销账号' })
          .click(),
      done: (page) => page.getByRole('banner').getByRole('link', { name: '登录' }),
    },
  ],
  end: async ({ page }) =>
    page.evaluate(() => {
      let user: string | null = null;
      try {
        user = localStorage.getItem('army-site-user');
      } catch {
        // Blocked: nobody is kept there.
      }
      return [location.pathname, user];
    }),
};
