import { screen, waitFor, within } from '@testing-library/react';
import { writeDevice } from '@/utils/deviceStore';
import { decrypt } from '../../mock/_preview/aes';
import { personByLoginName } from '../../mock/_preview/people';
import { storeOf } from '../../mock/_preview/store';
import { answerWithPage, refuseField } from '../helpers/brokenCalls';
import { drawnForm } from '../helpers/drawnForm';
import { codeSentTo } from '../helpers/puzzles';
import { agree, askForCode, choosePassword, newcomer, next } from '../helpers/registering';
import { afterFailure, renderRoute } from '../helpers/renderRoute';
import { sentence } from '../helpers/sentence';

const sent = (portal: ReturnType<typeof renderRoute>) => portal.calls('/portal/rest/user/regist');
const mobileField = () => screen.getByRole('textbox', { name: '手机号' });

describe('/regist', () => {
  // The device keeps the wait for another code, and all tests share the device.
  afterEach(() => writeDevice('resend-regist', undefined));

  test('the texts are read in place, and consent is nobody’s but the reader’s; then the account is asked for by its rules; a code whose answer was lost: says why, and that another is needed', async () => {
    const portal = await afterFailure(
      renderRoute('/regist?redirect=%2Fuser', { server: '500' }),
      '注册页面没有加载出来',
    );
    const boxes = await screen.findAllByRole('checkbox');
    expect(boxes).toHaveLength(2);
    for (const box of boxes) expect(box).not.toBeChecked();
    const [, privacy] = screen.getAllByRole('group');
    await portal.user.click(within(privacy as HTMLElement).getByText('隐私政策'));
    expect(await screen.findByText(/我们重视您的个人信息/)).toBeVisible();
    expect(screen.queryByText('敏感个人信息处理同意书')).not.toBeInTheDocument();

    await portal.user.click(boxes[0] as HTMLElement);
    await portal.user.click(next());
    expect(await screen.findByRole('region', { name: '还不能继续' })).toHaveFocus();
    expect(screen.getByText(/请阅读并同意每一份文本/)).toBeVisible();
    expect(screen.getByRole('heading', { name: '阅读协议' })).toBeVisible();

    // Rules stand before the mistake, mistakes at their fields and in the summary; a registered mobile gets no code.
    await portal.user.click(boxes[1] as HTMLElement);
    await portal.user.click(next());
    await screen.findByRole('heading', { name: '填写账号' });
    await drawnForm('注册');
    const name = screen.getByLabelText('登录名');
    expect(name).toHaveAccessibleDescription(/4–20 位字母、数字或下划线/);
    await portal.user.type(name, '1x');
    await portal.user.type(mobileField(), '139');
    await portal.user.click(next());
    const summary = await screen.findByRole('region', { name: '有 3 处需要修改' });
    expect(summary).toHaveFocus();
    await portal.user.click(within(summary).getByRole('link', { name: '请输入 11 位手机号' }));
    expect(mobileField()).toHaveFocus();
    expect(mobileField()).toBeInvalid();
    expect(screen.getAllByRole('link', { name: '找回密码' })).toHaveLength(1);
    expect(portal.calls('/validateRegistMobile')).toHaveLength(0);

    await portal.user.clear(mobileField());
    await portal.user.type(mobileField(), '13800000001');
    await askForCode(portal);
    await waitFor(() => expect(mobileField()).toHaveAccessibleDescription(/已经注册/));
    expect(portal.calls('/sendMobileCode')).toHaveLength(0);
    const recover = screen.getAllByRole('link', { name: '找回密码' });
    expect(recover).toHaveLength(2);
    expect(recover[0]).toHaveAttribute('href', '/forgetpassword?redirect=%2Fuser');

    // A code whose answer was lost is no longer good.
    await portal.user.clear(name);
    await portal.user.type(name, newcomer.loginName);
    await portal.user.clear(mobileField());
    await portal.user.type(mobileField(), newcomer.mobile);
    await portal.user.clear(screen.getByLabelText('图中字符'));
    await askForCode(portal);
    await screen.findByText('验证码已发送，5 分钟内有效。');
    const code = screen.getByLabelText('验证码');
    await portal.user.type(code, codeSentTo(portal, newcomer.mobile));
    const end = answerWithPage('validateMobileCode');
    await portal.user.click(next());
    await waitFor(() => expect(portal.calls('validateMobileCode')).toHaveLength(1));
    await waitFor(() => expect(next()).toBeEnabled());
    end();
    await portal.user.click(next());
    await waitFor(() => expect(code).toHaveAccessibleDescription(/可能已经用过，请重新获取。/));
  });

  test('by e-mail: the code goes to the address, a wrong one stays at its step, and an address in use is reported at its field; a proof of the code that has run out leads back to the code', async () => {
    const portal = renderRoute('/regist');
    await agree(portal);
    await portal.user.type(screen.getByLabelText('登录名'), newcomer.loginName);
    await portal.user.click(screen.getByRole('radio', { name: '邮箱' }));
    const email = await screen.findByRole('textbox', { name: '邮箱' });
    await portal.user.type(email, 'candidate@example.com');
    await askForCode(portal);
    await screen.findByText('验证码已发送，5 分钟内有效。');
    const code = screen.getByLabelText('验证码');
    const right = codeSentTo(portal, 'candidate@example.com');
    await portal.user.type(code, right === '000000' ? '111111' : '000000');
    await portal.user.click(next());
    await waitFor(() => expect(code).toHaveAccessibleDescription(/验证码不正确/));
    expect(screen.getByRole('heading', { name: '填写账号' })).toBeVisible();
    expect(sent(portal)).toHaveLength(0);
    await portal.user.clear(code);
    await portal.user.type(code, right);
    await portal.user.click(next());
    await screen.findByRole('heading', { name: '设置密码' });
    await choosePassword(portal);
    await screen.findByRole('heading', { name: '填写账号' });
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: '邮箱' })).toHaveAccessibleDescription(
        /该邮箱已被注册/,
      ),
    );
    expect(await screen.findByRole('region', { name: '有 1 处需要修改' })).toHaveFocus();

    await portal.user.click(next());
    await screen.findByRole('heading', { name: '设置密码' });
    await drawnForm('注册');
    const end = refuseField('/user/regist', { field: 'ticket', message: '验证已过期' });
    await portal.user.click(screen.getByRole('button', { name: '完成注册' }));
    await waitFor(() =>
      expect(screen.getByLabelText('验证码')).toHaveAccessibleDescription(/验证已过期/),
    );
    end();
    // The code is checked again.
    const checked = portal.calls('/validateMobileCode').length;
    await portal.user.click(next());
    await waitFor(() => expect(portal.calls('/validateMobileCode')).toHaveLength(checked + 1));
  });

  test('texts, account, password; a reload comes back to the account step with what is no secret, and the wait goes on; the server fails: nothing typed is lost; then registers, signs in and leads back to where one came from', async () => {
    const from = 'redirect=%2Frecruitmentflow';
    const first = renderRoute(`/regist?${from}`);
    await agree(first);
    await first.user.type(screen.getByLabelText('登录名'), newcomer.loginName);
    await first.user.type(mobileField(), newcomer.mobile);
    await askForCode(first);
    await screen.findByText('验证码已发送，5 分钟内有效。');
    const sentCode = codeSentTo(first, newcomer.mobile);
    await first.user.type(screen.getByLabelText('验证码'), sentCode);
    first.unmount();
    const portal = renderRoute(`/regist?${from}&step=password`, { space: first.space });
    expect(await screen.findByRole('heading', { name: '填写账号' })).toBeVisible();
    expect(await screen.findByLabelText('登录名')).toHaveValue(newcomer.loginName);
    expect(mobileField()).toHaveValue(newcomer.mobile);
    expect(screen.getByLabelText('验证码')).toHaveValue('');
    expect(screen.getByRole('button', { name: /\d+ 秒后可重新获取/ })).toBeVisible();

    // What is typed does not lead on by itself.
    expect(portal.at()).toBe(`/regist?${from}&step=account`);
    await portal.user.type(screen.getByLabelText('验证码'), sentCode);
    expect(screen.getByLabelText('验证码')).toHaveValue(sentCode);
    await portal.user.click(next());
    await screen.findByRole('heading', { name: '设置密码' });
    await drawnForm('注册');
    expect(portal.at()).toBe(`/regist?${from}&step=password`);
    portal.setServer('500');
    await choosePassword(portal);
    const kept = JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]);
    expect(kept).not.toContain(newcomer.password);
    expect(kept).not.toContain(sentCode);
    await waitFor(() =>
      expect(document.querySelector('.ant-notification, .ant-message')).toBeInTheDocument(),
    );
    expect(await screen.findByRole('button', { name: '完成注册' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByLabelText('密码')).toHaveValue(newcomer.password);
    portal.setServer('normal');
    await portal.user.click(screen.getByRole('button', { name: '完成注册' }));

    expect(await screen.findByRole('heading', { name: '完成' })).toBeVisible();
    expect(screen.getByText(sentence(/zhaoyun，您已注册并登录/))).toBeVisible();
    expect(screen.getByRole('button', { name: 'zhaoyun 的账号菜单' })).toBeVisible();
    expect(screen.getByRole('link', { name: '完善简历' })).toHaveAttribute(
      'href',
      '/resumeedit/basic',
    );
    const person = personByLoginName(storeOf(portal.space), newcomer.loginName);
    expect(person?.consents.map(({ docId, version }) => ({ docId, version }))).toEqual([
      { docId: 'agreement', version: '2026-10' },
      { docId: 'privacy', version: '2026-10' },
    ]);
    // Nothing typed travels in clear but the mobile that gets the code.
    const wire = portal.calls().map(({ url, body }) => `${url} ${body ?? ''}`);
    expect(wire.join('\n')).not.toContain(newcomer.password);
    const body: unknown = JSON.parse(sent(portal).at(-1)?.body ?? '');
    expect(body).toEqual({ payload: expect.any(String) });
    const { payload } = body as { payload: string };
    expect(decrypt(payload, 'Zc-Portal-2026#k')).toMatchObject(newcomer);
    await portal.user.click(screen.getByRole('link', { name: '继续刚才的操作' }));
    await waitFor(() => expect(portal.at()).toBe('/recruitmentflow'));
  });
});
