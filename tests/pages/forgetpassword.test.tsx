import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { writeDevice } from '@/utils/deviceStore';
import { personByLoginName } from '../../mock/_preview/people';
import { storeOf } from '../../mock/_preview/store';
import { captchaAnswer, codeSentTo } from '../helpers/puzzles';
import { captchaPicture } from '../helpers/registering';
import { renderRoute } from '../helpers/renderRoute';
import { sentence } from '../helpers/sentence';

type Mounted = ReturnType<typeof renderRoute>;

const mobile = '13800000001';
const fresh = 'Meadow#2026';
const targetField = () => screen.findByLabelText('账号的手机号或邮箱');
const save = () => within(screen.getByRole('form')).getByRole('button', { name: '设置新密码' });

async function ask(portal: Mounted, target = mobile): Promise<void> {
  await portal.user.type(await targetField(), target);
  await captchaPicture();
  await portal.user.type(screen.getByLabelText('图中字符'), captchaAnswer(portal));
  await portal.user.click(screen.getByRole('button', { name: '获取验证码' }));
  await screen.findByRole('heading', { name: '设置新密码' });
}

async function finish({ user }: Mounted, code: string, password = fresh): Promise<void> {
  await user.type(await screen.findByLabelText('验证码'), code);
  await user.type(await screen.findByLabelText('新密码'), password);
  await user.click(save());
}

const passwordOf = ({ space }: Mounted, loginName: string) =>
  personByLoginName(storeOf(space), loginName)?.password;

describe('/forgetpassword', () => {
  // The device keeps the wait for another code, and all tests share the device.
  afterEach(() => writeDevice('resend-forget', undefined));

  test.each([
    ['a mobile number', mobile, '/retrievePasswordByPhone'],
    ['an e-mail address', 'candidate@example.com', '/retrievepassword'],
  ])(
    'by %s: code, over a reload, new password, and on to the login',
    async (_name, target, call) => {
      const first = renderRoute('/forgetpassword?redirect=%2Fuser%2Fdeliveries');
      await ask(first, target);
      expect(screen.getByRole('heading', { name: '设置新密码' })).toHaveFocus();
      const code = codeSentTo(first, target);
      expect(first.at()).toContain('step=password');
      first.unmount();
      const portal = renderRoute(first.at(), { space: first.space });
      expect(
        await screen.findByText(sentence(new RegExp(`如果 ${target} 属于某个账号`))),
      ).toBeVisible();
      expect(screen.getByRole('button', { name: /\d+ 秒后可重新获取/ })).toBeVisible();
      await finish(portal, code);
      expect(await screen.findByRole('heading', { name: '完成' })).toHaveFocus();
      expect(screen.getByText(/此前的登录都已退出/)).toBeVisible();
      expect(passwordOf(portal, 'candidate')).toBe(fresh);
      expect(portal.calls(call)).toHaveLength(1);
      expect(screen.getByRole('link', { name: '去登录' })).toHaveAttribute(
        'href',
        '/censorlogin?redirect=%2Fuser%2Fdeliveries',
      );
      expect(window.sessionStorage).toHaveLength(0);
      // Both travel encrypted, and neither is kept.
      const wire = [...first.calls(), ...portal.calls()].map(
        ({ url, body }) => `${url} ${body ?? ''}`,
      );
      const kept = JSON.stringify({ ...window.localStorage });
      for (const secret of [fresh, code]) {
        expect(wire.join('\n')).not.toContain(secret);
        expect(kept).not.toContain(secret);
      }
      expect(portal.at()).not.toContain(target);
    },
  );

  test('the answer is the same whether or not there is an account; five wrong codes: it is reported at the field, which is emptied, and the password stays', async () => {
    const answers: string[] = [];
    let portal: Mounted | undefined;
    for (const target of ['13999999999', mobile]) {
      portal?.unmount();
      window.sessionStorage.clear();
      writeDevice('resend-forget', undefined);
      portal = renderRoute('/forgetpassword');
      await ask(portal, target);
      await finish(portal, '12345x');
      const code = screen.getByLabelText('验证码');
      await waitFor(() => expect(code).toHaveAccessibleDescription(/验证码不正确/));
      const form = screen.getByRole('form').textContent ?? '';
      answers.push(form.replaceAll(target, '…').replace(/\d+ 秒/, 'n 秒'));
    }
    expect(answers[0]).toBe(answers[1]);
    expect(answers[0]).toContain('验证码不正确，请核对后重试。');

    for (let tries = 1; tries < 5; tries += 1) {
      await waitFor(() => expect(portal?.calls('/retrievePasswordByPhone')).toHaveLength(tries));
      await waitFor(() => expect(save()).not.toHaveAttribute('aria-disabled', 'true'));
      await portal?.user.click(save());
    }
    expect(await screen.findAllByText(/填错次数过多，已失效，请重新获取/)).not.toHaveLength(0);
    const code = screen.getByLabelText('验证码');
    expect(code).toBeInvalid();
    expect(code).toHaveValue('');
    expect(screen.getByLabelText('新密码')).toHaveValue(fresh);
  });

  test('mistakes: nothing to send to, no such target, a password against the rule; Back leaves them behind, and while the next code is waited for, asking again spends no picture', async () => {
    // A step that a bookmark names comes when its number is there; typing one does not lead there by itself.
    const portal = renderRoute('/forgetpassword?step=password');
    const target = await targetField();
    await portal.user.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(await screen.findByRole('region', { name: '有 1 处需要修改' })).toHaveFocus();
    await portal.user.type(target, mobile);
    expect(target).toHaveValue(mobile);
    await portal.user.clear(target);
    await portal.user.type(target, '138');
    await portal.user.click(screen.getByRole('button', { name: '已经收到验证码，去填写' }));
    await waitFor(() =>
      expect(target).toHaveAccessibleDescription(/请填写 11 位手机号或完整的邮箱地址/),
    );
    await portal.user.clear(target);
    await ask(portal);
    expect(await screen.findByLabelText('新密码')).toHaveAccessibleDescription(/密码为 8–20 位/);
    await finish(portal, '123456', 'short');
    expect(screen.getByLabelText('新密码')).toBeInvalid();
    expect(portal.calls('/retrievePasswordByPhone')).toHaveLength(0);
    expect(await screen.findByRole('region', { name: '有 1 处需要修改' })).toBeVisible();
    act(() => history.back());
    expect(await screen.findByRole('heading', { name: '接收验证码' })).toBeVisible();
    expect(screen.queryByRole('region', { name: /需要修改/ })).not.toBeInTheDocument();
    const pictures = portal.calls('/captcha/generate').length;
    await portal.user.click(screen.getByRole('button', { name: /秒后可重新获取/ }));
    expect(screen.queryByLabelText('图中字符')).not.toBeInTheDocument();
    expect(portal.calls('/captcha/generate')).toHaveLength(pictures);
    expect(portal.calls('/sendforget')).toHaveLength(1);
  });

  test('the rule did not load: the code can be asked for, and the rule again', async () => {
    const portal = renderRoute('/forgetpassword', { server: '500' });
    const retry = await screen.findByRole('button', { name: '重试' });
    await waitFor(() => expect(portal.calls('/toregist').at(-1)?.status).toBe(500));
    portal.setServer('normal');
    await portal.user.click(retry);
    await ask(portal);
    await portal.user.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByLabelText('新密码')).toBeVisible();
  });
});
