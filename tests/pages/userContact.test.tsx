import { screen, waitFor, within } from '@testing-library/react';
import '../helpers/noCropping';
import { answerWithPage } from '../helpers/brokenCalls';
import { openForm, openProfile, part, sent } from '../helpers/profile';
import { codeSentTo } from '../helpers/puzzles';
import type { Mounted } from '../helpers/renderRoute';

describe('mobile number and e-mail', () => {
  async function fill(portal: Mounted, title: string, target: string) {
    const form = await openForm(portal, title, `更换${title}`);
    await portal.user.type(form.getByLabelText(`新${title}`), target);
    await portal.user.type(form.getByLabelText('密码'), 'Preview#2026');
    await portal.user.click(form.getByRole('button', { name: '获取验证码' }));
    return form;
  }

  test.each([
    ['手机号', '13912345678', '139****5678', 'changeMobile', '手机号已更换，下次请用新号码登录。'],
    ['邮箱', 'new@example.com', 'n***@example.com', 'changeEmail', '邮箱已更换。'],
  ])(
    '%s: changed by a code that was sent to the new one',
    async (title, target, masked, call, done) => {
      const portal = openProfile();
      const form = await fill(portal, title, target);
      expect(await form.findByText('验证码已发送，5 分钟内有效。')).toBeVisible();
      expect(form.getByRole('button', { name: /秒后可重新获取$/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await portal.user.type(form.getByLabelText('验证码'), codeSentTo(portal, target));
      await portal.user.dblClick(form.getByRole('button', { name: `更换${title}` }));
      expect(await screen.findByText(done)).toBeVisible();
      expect((await part(title)).getByText(masked)).toBeVisible();
      expect(sent(portal, call)).toHaveLength(1);
      if (title !== '手机号') return;

      // A new number is offered to the résumé.
      const link = await screen.findByRole('link', { name: '把简历里的手机号也换成新号码' });
      await portal.user.click(link);
      const offer = within(await screen.findByRole('region', { name: '账号的手机号' }));
      await portal.user.click(offer.getByRole('button', { name: '填入简历' }));
      const field = await screen.findByRole('textbox', { name: '手机' });
      expect(field).toHaveValue('13912345678');
      expect(field).toHaveFocus();
      expect(screen.queryByRole('region', { name: '账号的手机号' })).not.toBeInTheDocument();
    },
  );

  test('a lost answer: the account tells that the change is made', async () => {
    const portal = openProfile();
    const form = await fill(portal, '手机号', '13912345678');
    await form.findByText('验证码已发送，5 分钟内有效。');
    await portal.user.type(form.getByLabelText('验证码'), codeSentTo(portal, '13912345678'));
    const end = answerWithPage('changeMobile');
    await portal.user.click(form.getByRole('button', { name: '更换手机号' }));
    expect(await screen.findByText('手机号已更换，下次请用新号码登录。')).toBeVisible();
    expect((await part('手机号')).getByText('139****5678')).toBeVisible();
    expect(sent(portal, 'changeMobile')).toHaveLength(1);
    end();
  });

  test('the server’s rule for mobile numbers is obeyed before a code is asked for; the countdown outlives the form', async () => {
    const portal = openProfile();
    const form = await openForm(portal, '手机号', '更换手机号');
    await waitFor(() => expect(portal.calls('/toregist/')).not.toHaveLength(0));
    const field = form.getByLabelText('新手机号');
    await portal.user.type(field, '12000000000');
    await portal.user.click(form.getByRole('button', { name: '获取验证码' }));
    await waitFor(() => expect(field).toBeInvalid());
    expect(portal.calls('/sendMobileCode')).toHaveLength(0);
    await portal.user.clear(field);
    await portal.user.type(field, '13912345678');
    await portal.user.click(form.getByRole('button', { name: '获取验证码' }));
    await form.findByText('验证码已发送，5 分钟内有效。');
    await portal.user.click(form.getByRole('button', { name: '取消' }));
    const again = await openForm(portal, '手机号', '更换手机号');
    expect(again.getByRole('button', { name: /秒后可重新获取$/ })).toBeVisible();
    await portal.user.click(again.getByRole('button', { name: /秒后可重新获取$/ }));
    expect(portal.calls('/sendMobileCode')).toHaveLength(1);
  });

  test('an address of another account is reported at the field', async () => {
    const [title, target] = ['邮箱', 'candidate@example.com'];
    const words = '该邮箱已用于其他账号，请换一个邮箱。';
    const portal = openProfile();
    const form = await fill(portal, title, target);
    await form.findByText('验证码已发送，5 分钟内有效。');
    await portal.user.type(form.getByLabelText('验证码'), codeSentTo(portal, target));
    await portal.user.click(form.getByRole('button', { name: `更换${title}` }));
    await waitFor(() =>
      expect(form.getByLabelText(`新${title}`)).toHaveAccessibleDescription(
        expect.stringContaining(words),
      ),
    );
    expect(form.getByLabelText(`新${title}`)).toHaveValue(target);
  });

  test('a wrong code is reported at its field, too many of them too', async () => {
    const portal = openProfile();
    const form = await fill(portal, '手机号', '13912345678');
    await form.findByText('验证码已发送，5 分钟内有效。');
    const right = codeSentTo(portal, '13912345678');
    const wrong = right === '000000' ? '000001' : '000000';
    await portal.user.type(form.getByLabelText('验证码'), wrong);
    const submit = form.getByRole('button', { name: '更换手机号' });
    await portal.user.click(submit);
    const code = form.getByLabelText('验证码');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/验证码不正确，请核对后重试。/));
    for (let tries = 2; tries <= 5; tries += 1) {
      await portal.user.click(submit);
      await waitFor(() => expect(sent(portal, 'changeMobile')).toHaveLength(tries));
      await waitFor(() => expect(submit).not.toHaveClass('ant-btn-loading'));
    }
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription(/验证码填错次数过多，已失效，请重新获取。/),
    );
  });

  test('too many codes to one number is reported at the field', async () => {
    const portal = openProfile();
    const form = await fill(portal, '手机号', '13912345678');
    await form.findByText('验证码已发送，5 分钟内有效。');
    // Another device does not know of the wait.
    window.localStorage.removeItem('army-site-resend-changeMobile');
    portal.unmount();
    const other = openProfile({ space: portal.space });
    const again = await fill(other, '手机号', '13912345678');
    await waitFor(() =>
      expect(again.getByLabelText('新手机号')).toHaveAccessibleDescription(
        expect.stringContaining('过于频繁'),
      ),
    );
  });
});
