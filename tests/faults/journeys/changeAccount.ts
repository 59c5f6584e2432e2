import { button, type Journey, open } from '../journey';
import { password } from './signIn';

const mobile = '13912345678';

export const changeAccount: Journey = {
  name: 'change account',
  persona: 'complete',
  steps: [
    open('/user/profile', (page) => button(page, '更换手机号')),
    {
      name: 'ask for a code',
      fill: async ({ page }) => {
        await button(page, '更换手机号').click();
        await page.getByLabel('新手机号').fill(mobile);
      },
      // Without a password there is a second one, for the old number.
      press: ({ page }) => button(page, '获取验证码').first().click(),
      done: (page) => page.getByText('验证码已发送，5 分钟内有效。'),
      arrives: 'sendMobileCode',
    },
    {
      name: 'change the number',
      fill: async (stage) => {
        const form = stage.page.getByRole('form', { name: '更换手机号' });
        await form
          .getByLabel('验证码')
          .first()
          .fill(await stage.codeFor(mobile));
        await form.getByRole('textbox', { name: '密码' }).fill(password);
      },
      press: ({ page }) => page.getByRole('textbox', { name: '密码' }).press('Enter'),
      lastField: (page) => page.getByRole('textbox', { name: '密码' }),
      done: (page) => page.getByText('139****5678'),
      hasCode: true,
    },
  ],
  end: async (stage) => Object(await stage.read('/usercenter/rest/userinfo/info')).mobile,
};
