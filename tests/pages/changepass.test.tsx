import { screen, waitFor, within } from '@testing-library/react';
import { writeDevice } from '@/utils/deviceStore';
import { personByLoginName } from '../../mock/_preview/people';
import { issueSsoTicket } from '../../mock/_preview/ssoSessions';
import { storeOf } from '../../mock/_preview/store';
import { expireSessions } from '../../mock/_preview/tokens';
import { holdCalls, refuseField } from '../helpers/brokenCalls';
import { drawnForm } from '../helpers/drawnForm';
import { signInElsewhere } from '../helpers/elsewhere';
import { gate } from '../helpers/gate';
import { captchaAnswer, codeSentTo } from '../helpers/puzzles';
import { captchaPicture } from '../helpers/registering';
import { renderRoute } from '../helpers/renderRoute';
import { sentence } from '../helpers/sentence';

type Mounted = ReturnType<typeof renderRoute>;

const old = 'Preview#2026';
const fresh = 'Meadow#2026';
let spaces = 0;
const save = () => screen.getByRole('button', { name: '保存新密码' });

async function fill({ user }: Mounted, from = old, to = fresh): Promise<void> {
  await user.type(await screen.findByLabelText('原密码'), from);
  await user.type(screen.getByLabelText('新密码'), to);
}

/** Signs in a person of single sign-on, who has no password. */
async function openWithoutPassword(): Promise<Mounted> {
  const space = `changepass-${spaces++}`;
  const ticket = issueSsoTicket(storeOf(space), 'ssouser');
  const portal = renderRoute(`/censorlogin?ticket=${ticket}&redirect=%2Fchangepass`, { space });
  await screen.findByRole('heading', { name: '设置密码', level: 1 });
  await drawnForm('设置密码');
  return portal;
}

const passwordOf = ({ space }: Mounted, loginName: string) =>
  personByLoginName(storeOf(space), loginName)?.password;

describe('/changepass', () => {
  afterEach(() => writeDevice('resend-savePasswd', undefined));

  test('changes the password, says what became of the session, and stays signed in', async () => {
    const portal = renderRoute('/changepass', { persona: 'complete' });
    await fill(portal);
    await portal.user.click(save());
    const words = await screen.findByText(/本机保持登录；其他设备需要用新密码重新登录/);
    expect(words).toBeVisible();
    expect(document.activeElement).toContainElement(words);
    expect(document.body).not.toHaveFocus();
    expect(passwordOf(portal, 'complete')).toBe(fresh);
    expect(screen.getByRole('link', { name: '返回账号安全' })).toHaveAttribute(
      'href',
      '/user/security',
    );
    expect(screen.getByRole('button', { name: '赵明轩 的账号菜单' })).toBeVisible();
    // Neither password travels in clear or is kept.
    const wire = portal.calls().map(({ url, body }) => `${url} ${body ?? ''}`);
    const kept = JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]);
    for (const secret of [old, fresh]) {
      expect(wire.join('\n')).not.toContain(secret);
      expect(kept).not.toContain(secret);
    }
  });

  test('a server that fails and a wrong old password are reported, the password at its field; what was typed stays', async () => {
    const portal = renderRoute('/changepass', { persona: 'complete' });
    await fill(portal, 'Wrong#2026');
    portal.setServer('500');
    await portal.user.click(save());
    await waitFor(() =>
      expect(document.querySelector('.ant-notification, .ant-message')).toBeInTheDocument(),
    );
    const field = screen.getByLabelText('原密码');
    expect(field).toHaveValue('Wrong#2026');
    portal.setServer('normal');
    await portal.user.click(save());
    await waitFor(() => expect(field).toHaveAccessibleDescription(/原密码不正确，请重新填写/));
    expect(await screen.findByRole('region', { name: '有 1 处需要修改' })).toHaveFocus();
    expect(screen.getByLabelText('新密码')).toHaveValue(fresh);
    await portal.user.clear(field);
    await portal.user.type(field, old);
    await portal.user.click(save());
    expect(await screen.findByRole('heading', { name: /^密码已修改/ })).toHaveFocus();
  });

  test('the rule is shown before the mistake; the same password or one against the rule is not sent', async () => {
    const portal = renderRoute('/changepass', { persona: 'complete' });
    await fill(portal, old, 'short');
    const field = screen.getByLabelText('新密码');
    expect(field).toHaveAccessibleDescription(/密码为 8–20 位/);
    await portal.user.click(save());
    expect(field).toBeInvalid();
    await portal.user.clear(field);
    await portal.user.type(field, old);
    await portal.user.click(save());
    await waitFor(() => expect(field).toHaveAccessibleDescription(/新密码不能与原密码相同/));
    expect(portal.calls('/changePasswd')).toHaveLength(0);
  });

  test('an account without a password sets its first one, against a code to its own mobile', async () => {
    const portal = await openWithoutPassword();
    expect(screen.getByText(sentence(/验证码将发送到 138\*+0006/))).toBeVisible();
    await portal.user.click(screen.getByRole('button', { name: '获取验证码' }));
    await screen.findByText('验证码已发送，5 分钟内有效。');
    expect(portal.calls('/sendMobileCode')[0]?.body).toBe('{"purpose":"savePasswd"}');
    await portal.user.type(screen.getByLabelText('验证码'), codeSentTo(portal, '13800000006'));
    await portal.user.type(screen.getByLabelText('新密码'), fresh);
    await portal.user.click(save());
    expect(await screen.findByText(/密码已设置/)).toBeVisible();
    expect(passwordOf(portal, 'ssouser')).toBe(fresh);
    const wire = portal.calls().map(({ url, body }) => `${url} ${body ?? ''}`);
    expect(wire.join('\n')).not.toContain(fresh);
  });

  test('another person signs in elsewhere while the code is checked: that one’s password is not set', async () => {
    const portal = await openWithoutPassword();
    await portal.user.click(screen.getByRole('button', { name: '获取验证码' }));
    await screen.findByText('验证码已发送，5 分钟内有效。');
    await portal.user.type(screen.getByLabelText('验证码'), codeSentTo(portal, '13800000006'));
    await portal.user.type(screen.getByLabelText('新密码'), fresh);
    const checked = gate<void>();
    holdCalls('/validateMobileCode', () => checked.passed);
    await portal.user.click(save());
    await signInElsewhere();
    checked.open();
    expect(await screen.findByText(/李思/)).toBeVisible();
    await waitFor(() => expect(portal.calls().every(({ status }) => status)).toBe(true));
    expect(portal.calls('/validateMobileCode')).toHaveLength(1);
    expect(portal.calls('/savePasswd')).toEqual([]);
  });

  test('an account without password, mobile and e-mail is led to where it can add one', async () => {
    const portal = renderRoute('/changepass', { persona: 'complete' });
    const person = personByLoginName(storeOf(portal.space), 'complete');
    Object.assign(person ?? {}, { password: undefined, mobile: '', email: '' });
    expect(await screen.findByText('请先在“个人资料”绑定手机号或邮箱。')).toBeVisible();
    await portal.user.click(screen.getByRole('link', { name: '去绑定' }));
    expect(await screen.findByRole('button', { name: '绑定手机号' })).toBeVisible();
    expect(portal.at()).toBe('/user/profile');
  });

  test('a wrong code, and a proof that has run out, are reported at the code', async () => {
    const portal = await openWithoutPassword();
    await portal.user.click(screen.getByRole('button', { name: '获取验证码' }));
    await screen.findByText('验证码已发送，5 分钟内有效。');
    await portal.user.type(screen.getByLabelText('验证码'), '12345x');
    await portal.user.type(screen.getByLabelText('新密码'), fresh);
    await portal.user.click(save());
    expect(await screen.findAllByText('验证码不正确，请核对后重试。')).not.toHaveLength(0);
    expect(screen.getByLabelText('验证码')).toBeInvalid();
    expect(passwordOf(portal, 'ssouser')).toBeUndefined();
    await portal.user.clear(screen.getByLabelText('验证码'));
    await portal.user.type(screen.getByLabelText('验证码'), codeSentTo(portal, '13800000006'));
    const end = refuseField('/savePasswd', { field: 'ticket', message: '验证已过期' });
    await portal.user.click(save());
    await waitFor(() =>
      expect(screen.getByLabelText('验证码')).toHaveAccessibleDescription(/验证已过期/),
    );
    end();
  });

  test('expiry in the middle: the dialog lies over the form, which is kept and not sent again by itself', async () => {
    const portal = renderRoute('/changepass', { persona: 'complete' });
    await fill(portal);
    expireSessions(storeOf(portal.space));
    await portal.user.click(save());
    const dialog = within(await screen.findByRole('dialog', { name: '请重新登录' }));
    expect(portal.at()).toBe('/changepass?relogin=true');
    await portal.user.type(dialog.getByLabelText('密码'), old);
    await captchaPicture();
    await portal.user.type(dialog.getByLabelText('图中字符'), captchaAnswer(portal));
    const before = portal.calls('/changePasswd').length;
    await portal.user.click(dialog.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(portal.calls('/changePasswd')).toHaveLength(before);
    expect(screen.getByLabelText('原密码')).toHaveValue(old);
    await portal.user.click(save());
    expect(await screen.findByText(/密码已修改/)).toBeVisible();
  });

  test('a visitor is asked to sign in and brought back; a reviewer changes theirs, too', async () => {
    const portal = renderRoute('/changepass');
    await waitFor(() => expect(portal.at()).toBe('/censorlogin?redirect=%2Fchangepass'));
    portal.unmount();
    const reviewer = renderRoute('/changepass', { persona: 'reviewer' });
    await fill(reviewer);
    await reviewer.user.click(save());
    expect(await screen.findByText(/密码已修改/)).toBeVisible();
  });

  test('in English: the server’s words are marked as Chinese, the portal’s own are not', async () => {
    const portal = renderRoute('/changepass', { persona: 'complete', locale: 'en-US' });
    await portal.user.type(await screen.findByLabelText('Current password'), old);
    const field = screen.getByLabelText('New password');
    await portal.user.type(field, 'short');
    const press = () =>
      portal.user.click(screen.getByRole('button', { name: 'Save new password' }));
    const error = () => screen.getByRole('link', { name: /^(密码|Your)/ });
    const atField = () => document.getElementById(`${field.id}_help`)?.querySelector('[lang]');
    await press();
    expect(error().closest('[lang]')).toHaveAttribute('lang', 'zh-CN');
    await waitFor(() => expect(atField()).toHaveAttribute('lang', 'zh-CN'));
    expect(atField()).toHaveTextContent(error().textContent);
    await portal.user.clear(field);
    await portal.user.type(field, old);
    await press();
    await waitFor(() => expect(field).toHaveAccessibleDescription(/must be different/));
    expect(atField()).toBeNull();
    expect(error().closest('[lang]')).toBe(document.documentElement);
    refuseField('/changePasswd', { field: 'newPassword', message: '密码太常见' });
    await portal.user.clear(field);
    await portal.user.type(field, fresh);
    await press();
    await waitFor(() => expect(atField()).toHaveTextContent('密码太常见'));
    expect(error().closest('[lang]')).toHaveAttribute('lang', 'zh-CN');
  });
});
