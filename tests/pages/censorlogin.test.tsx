import { screen, waitFor, within } from '@testing-library/react';
import { writeDevice } from '@/utils/deviceStore';
import { issueSsoTicket } from '../../mock/_preview/ssoSessions';
import { storeOf } from '../../mock/_preview/store';
import { captchaAnswer, codeSentTo } from '../helpers/puzzles';
import { afterFailure, renderRoute } from '../helpers/renderRoute';

type Mounted = ReturnType<typeof renderRoute>;

const password = 'Preview#2026';
const form = () => screen.findByRole('form', { name: '登录' });
const picture = () => screen.findByRole('img', { name: /验证图片/ });
const submitButton = () => within(screen.getByRole('form')).getByRole('button', { name: '登录' });

async function fill({ user }: Mounted, loginName: string, secret = password): Promise<void> {
  await form();
  await user.type(screen.getByLabelText('登录名'), loginName);
  await user.type(screen.getByLabelText('密码'), secret);
  await picture();
}

async function signIn(portal: Mounted, loginName: string, secret?: string): Promise<void> {
  await fill(portal, loginName, secret);
  await portal.user.type(screen.getByLabelText('图中字符'), captchaAnswer(portal));
  await portal.user.click(submitButton());
}

const logins = ({ calls }: Mounted) => calls('/encrypted');

describe('/censorlogin', () => {
  // The device keeps the wait for another code, and all tests share the device.
  afterEach(() => writeDevice('resend-captcha', undefined));

  test('empty: names every mistake, takes the focus to the summary, and sends nothing; filled in, signs a job seeker in and goes back to where they wanted to be', async () => {
    const portal = await afterFailure(
      renderRoute('/censorlogin?redirect=%2Fuser%2Fdeliveries%3Fgroup%3Ddraft', { server: '500' }),
      '登录方式没有加载出来',
    );
    await form();
    expect(screen.getByText('登录后将回到您刚才的页面。')).toBeVisible();
    await picture();
    await portal.user.click(submitButton());
    const summary = await screen.findByRole('region', { name: '有 3 处需要修改' });
    expect(summary).toHaveFocus();
    await waitFor(() =>
      expect(screen.getByLabelText('登录名')).toHaveAccessibleDescription(/请填写登录名/),
    );
    await portal.user.click(within(summary).getByRole('link', { name: '请填写密码' }));
    expect(screen.getByLabelText('密码')).toHaveFocus();
    expect(logins(portal)).toHaveLength(0);

    await signIn(portal, 'candidate');
    await waitFor(() => expect(portal.at()).toBe('/user/deliveries?group=draft'));
    expect(await screen.findByRole('button', { name: '陈志远 的账号菜单' })).toBeVisible();
    // The password travels encrypted and is not kept.
    const sent = portal.calls().map(({ url, body }) => `${url} ${body ?? ''}`);
    expect(sent.join('\n')).not.toContain(password);
    expect(JSON.stringify({ ...window.localStorage })).not.toContain(password);
  });

  test('a wrong captcha is reported at its field; an unknown name and a wrong password are refused in the same words; each time with a new picture, and what was typed stays', async () => {
    const portal = renderRoute('/censorlogin');
    await fill(portal, 'candidate');
    await portal.user.type(screen.getByLabelText('图中字符'), '????');
    await portal.user.click(submitButton());
    const answer = await screen.findByLabelText('图中字符');
    await waitFor(() =>
      expect(answer).toHaveAccessibleDescription(/图中字符不正确或已失效，请按新图片填写。/),
    );
    expect(answer).toBeInvalid();
    expect(screen.getByLabelText('密码')).toHaveValue(password);
    await waitFor(() => expect(portal.calls('/captcha/generate')).toHaveLength(2));
    await picture();
    const tries = [
      ['nobody', password],
      ['candidate', 'wrong'],
    ] as const;
    for (const [index, [name, secret]] of tries.entries()) {
      await portal.user.clear(screen.getByLabelText('登录名'));
      await portal.user.clear(screen.getByLabelText('密码'));
      await signIn(portal, name, secret);
      await waitFor(() => expect(portal.calls('/captcha/generate')).toHaveLength(index + 3));
      expect(await screen.findByText('登录名或密码不正确，请核对后重试。')).toBeVisible();
      expect(await screen.findByRole('region', { name: '登录没有成功' })).toHaveFocus();
      expect(screen.getByLabelText('登录名')).toHaveValue(name);
      expect(screen.getByLabelText('密码')).toHaveValue(secret);
      expect(screen.getByLabelText('图中字符')).toHaveValue('');
      await waitFor(() =>
        expect(screen.getByLabelText('图中字符')).toHaveAccessibleDescription(/图片只能使用一次/),
      );
      expect(screen.queryByText('登录名或密码不正确')).not.toBeInTheDocument();
    }
  });

  test('without the server, refused with 401, or with a token that ran out: said, what was typed stays and is told nowhere; the next try counts', async () => {
    const portal = renderRoute('/censorlogin');
    await fill(portal, 'candidate');
    const press = async (server: '401' | '412' | '500' | 'down') => {
      await portal.user.type(screen.getByLabelText('图中字符'), captchaAnswer(portal));
      portal.setServer(server);
      await portal.user.click(submitButton());
    };
    const again = async () => {
      const retry = await screen.findByRole('button', { name: '重试' });
      expect(screen.getByLabelText('登录名')).toHaveValue('candidate');
      expect(screen.getByLabelText('密码')).toHaveValue(password);
      portal.setServer('normal');
      await portal.user.click(retry);
      await picture();
    };
    const refused = async () => within(await screen.findByRole('region', { name: '登录没有成功' }));
    await press('down');
    expect((await screen.findAllByText(/^您的网络发生异常，无法连接服务器/))[0]).toBeVisible();
    expect(portal.at()).toBe('/censorlogin');
    await again();
    await press('500');
    await again();
    expect(document.body.textContent).not.toContain(password);
    const kept = JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]);
    const wire = portal
      .calls()
      .map(({ url, body, headers }) => JSON.stringify([url, body, headers]));
    for (const place of [portal.at(), kept, ...wire]) expect(place).not.toContain(password);
    await press('401');
    expect(await (await refused()).findByText(/登录没有完成，请再登录一次/)).toBeVisible();
    expect(portal.at()).toBe('/censorlogin?relogin=true');
    expect(screen.queryByText('请求错误，请重试。')).not.toBeInTheDocument();
    await again();
    await press('412');
    expect(
      await (await refused()).findByText('页面停留过久，登录没有完成，请再登录一次。'),
    ).toBeVisible();
    await again();
    await portal.user.type(screen.getByLabelText('图中字符'), captchaAnswer(portal));
    await portal.user.click(submitButton());
    await waitFor(() => expect(portal.at()).toBe('/home'));
  });

  test('without a puzzle: a code by SMS stands in, wrong targets and codes are reported at their fields, and the wait survives a reload', async () => {
    const portal = renderRoute('/censorlogin');
    await fill(portal, '13800000001');
    await portal.user.click(screen.getByRole('button', { name: /改用短信或邮箱验证码/ }));
    const target = await screen.findByLabelText('接收验证码的手机号或邮箱');
    expect(target).toHaveValue('13800000001');
    await portal.user.clear(target);
    await portal.user.type(target, '12');
    await portal.user.click(await screen.findByRole('button', { name: '获取验证码' }));
    await waitFor(() =>
      expect(target).toHaveAccessibleDescription(/请填写 11 位手机号或完整的邮箱地址/),
    );
    await portal.user.clear(target);
    await portal.user.type(target, '13800000001');
    await portal.user.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(await screen.findByText('验证码已发送，5 分钟内有效。')).toBeVisible();
    const resend = screen.getByRole('button', { name: /\d+ 秒后可重新获取/ });
    await portal.user.click(resend);
    expect(portal.calls('/sendMobileCode')).toHaveLength(1);
    const code = codeSentTo(portal, '13800000001');
    await portal.user.type(screen.getByLabelText('验证码'), '12345x');
    await portal.user.click(submitButton());
    expect(await screen.findAllByText('验证码不正确，请核对后重试。')).not.toHaveLength(0);
    expect(screen.getByLabelText('验证码')).toBeInvalid();

    portal.unmount();
    const again = renderRoute('/censorlogin?redirect=%2Frecruitmentflow', { space: portal.space });
    await fill(again, 'candidate');
    await again.user.click(screen.getByRole('button', { name: /改用短信或邮箱验证码/ }));
    expect(await screen.findByRole('button', { name: /\d+ 秒后可重新获取/ })).toBeVisible();
    await again.user.type(await screen.findByLabelText('接收验证码的手机号或邮箱'), '13800000001');
    await again.user.type(screen.getByLabelText('验证码'), code);
    await again.user.click(submitButton());
    await waitFor(() => expect(again.at()).toBe('/recruitmentflow'));
  });

  test('leads to registration, recovery and single sign-on, with the way back; a reviewer cannot register, signs in, and lands on the home page', async () => {
    const portal = renderRoute('/censorlogin?redirect=%2Fuser%2Fdeliveries');
    const { user } = portal;
    const main = within(await screen.findByRole('main'));
    const register = await main.findByRole('link', { name: /注册/ });
    expect(register).toHaveAttribute('href', '/regist?redirect=%2Fuser%2Fdeliveries');
    const recover = main.getByRole('link', { name: '忘记密码' });
    expect(recover).toHaveAttribute('href', '/forgetpassword?redirect=%2Fuser%2Fdeliveries');
    const sso = await main.findByRole('link', { name: '单点登录' });
    const { pathname, searchParams } = new URL(sso.getAttribute('href') ?? '', 'http://portal');
    expect(pathname).toBe('/apps/sso/login');
    const service = new URL(searchParams.get('service') ?? '');
    expect(service.pathname).toBe('/censorlogin');
    expect(service.searchParams.get('redirect')).toBe('/user/deliveries');
    await user.click(screen.getByRole('radio', { name: '审核人' }));
    expect(main.queryByRole('link', { name: /注册/ })).not.toBeInTheDocument();
    // Nor is one promised what a job seeker finds.
    expect(screen.queryByText(/投递岗位/)).not.toBeInTheDocument();
    await signIn(portal, 'censor');
    await waitFor(() => expect(portal.at()).toBe('/home'));
    expect(logins(portal).at(-1)?.url).toContain('/ams/passport/censor/encrypted');
  });

  test('single sign-on: the ticket signs in and leaves the URL before it is sent', async () => {
    const space = 'censorlogin-sso';
    const ticket = issueSsoTicket(storeOf(space), 'candidate');
    const portal = renderRoute(`/censorlogin?ticket=${ticket}&redirect=%2Fuser%2Fdeliveries`, {
      space,
    });
    await waitFor(() => expect(portal.calls('/sso/login/user')).toHaveLength(1));
    expect(portal.at()).not.toContain(ticket);
    await waitFor(() => expect(portal.at()).toBe('/user/deliveries'));
    expect(JSON.parse(window.localStorage.getItem('army-site-user') ?? '')).toMatchObject({
      loginName: 'candidate',
    });
  });

  test('single sign-on: a ticket that is no good leaves the URL at once and is put into words', async () => {
    const portal = renderRoute('/censorlogin?ticket=ST-none&redirect=%2Fuser%2Fdeliveries');
    expect(await screen.findByText('单点登录没有成功')).toBeVisible();
    expect(portal.at()).toBe('/censorlogin?redirect=%2Fuser%2Fdeliveries');
    expect(await form()).toBeVisible();
  });
});
