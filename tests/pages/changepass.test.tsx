import { screen, waitFor } from '@testing-library/react';
import { writeDevice } from '@/utils/deviceStore';
import { personByLoginName } from '../../mock/_preview/people';
import { storeOf } from '../../mock/_preview/store';
import { holdCalls, refuseField } from '../helpers/brokenCalls';
import { drawnForm } from '../helpers/drawnForm';
import { seenHere, signInElsewhere } from '../helpers/elsewhere';
import { gate } from '../helpers/gate';
import { codeSentTo } from '../helpers/puzzles';
import { renderRoute } from '../helpers/renderRoute';
import { sentence } from '../helpers/sentence';

type Mounted = ReturnType<typeof renderRoute>;

const old = 'Preview#2026';
const fresh = 'Meadow#2026';
const save = () => screen.getByRole('button', { name: '保存新密码' });

async function fill({ user }: Mounted, from = old, to = fresh): Promise<void> {
  await user.type(await screen.findByLabelText('原密码'), from);
  await user.type(screen.getByLabelText('新密码'), to);
}

/** The form of an account without a password, as of single sign-on. */
async function openWithoutPassword(): Promise<Mounted> {
  const portal = renderRoute('/changepass', { persona: 'complete' });
  delete personByLoginName(storeOf(portal.space), 'complete')?.password;
  await screen.findByRole('heading', { name: '设置密码', level: 1 });
  await drawnForm('设置密码');
  return portal;
}

const passwordOf = ({ space }: Mounted, loginName: string) =>
  personByLoginName(storeOf(space), loginName)?.password;

describe('/changepass', () => {
  afterEach(() => writeDevice('resend-savePasswd', undefined));

  test('the rule is shown before the mistake; the same password or one against the rule is not sent; a server that fails and a wrong old password are reported, the password at its field, and what was typed stays; a good one is changed, with what became of the session', async () => {
    const portal = renderRoute('/changepass', { persona: 'complete' });
    const wrong = 'Wrong#2026';
    await fill(portal, wrong, 'short');
    const field = screen.getByLabelText('新密码');
    expect(field).toHaveAccessibleDescription(/密码为 8–20 位/);
    await portal.user.click(save());
    expect(field).toBeInvalid();
    await portal.user.clear(field);
    await portal.user.type(field, wrong);
    await portal.user.click(save());
    await waitFor(() => expect(field).toHaveAccessibleDescription(/新密码不能与原密码相同/));
    expect(portal.calls('/changePasswd')).toHaveLength(0);
    await portal.user.clear(field);
    await portal.user.type(field, fresh);
    portal.setServer('500');
    await portal.user.click(save());
    await waitFor(() =>
      expect(document.querySelector('.ant-notification, .ant-message')).toBeInTheDocument(),
    );
    const former = screen.getByLabelText('原密码');
    expect(former).toHaveValue(wrong);
    portal.setServer('normal');
    await portal.user.click(save());
    await waitFor(() => expect(former).toHaveAccessibleDescription(/原密码不正确，请重新填写/));
    expect(await screen.findByRole('region', { name: '有 1 处需要修改' })).toHaveFocus();
    expect(field).toHaveValue(fresh);
    await portal.user.clear(former);
    await portal.user.type(former, old);
    await portal.user.click(save());
    expect(await screen.findByRole('heading', { name: /^密码已修改/ })).toHaveFocus();
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
    for (const secret of [old, fresh, wrong]) {
      expect(wire.join('\n')).not.toContain(secret);
      expect(kept).not.toContain(secret);
    }
  });

  test('an account without a password sets its first one, against a code to its own mobile; a wrong one is reported', async () => {
    const portal = await openWithoutPassword();
    expect(screen.getByText(sentence(/验证码将发送到 138\*+0003/))).toBeVisible();
    await portal.user.click(screen.getByRole('button', { name: '获取验证码' }));
    await screen.findByText('验证码已发送，5 分钟内有效。');
    expect(portal.calls('/sendMobileCode')[0]?.body).toBe('{"purpose":"savePasswd"}');
    const code = screen.getByLabelText('验证码');
    await portal.user.type(code, '12345x');
    await portal.user.type(screen.getByLabelText('新密码'), fresh);
    await portal.user.click(save());
    expect(await screen.findAllByText('验证码不正确，请核对后重试。')).not.toHaveLength(0);
    expect(code).toBeInvalid();
    expect(passwordOf(portal, 'complete')).toBeUndefined();
    await portal.user.clear(code);
    await portal.user.type(code, codeSentTo(portal, '13800000003'));
    await portal.user.click(save());
    expect(await screen.findByText(/密码已设置/)).toBeVisible();
    expect(passwordOf(portal, 'complete')).toBe(fresh);
    const wire = portal.calls().map(({ url, body }) => `${url} ${body ?? ''}`);
    expect(wire.join('\n')).not.toContain(fresh);
  });

  test('another person signs in elsewhere while the code is checked: that one’s password is not set', async () => {
    const portal = await openWithoutPassword();
    await portal.user.click(screen.getByRole('button', { name: '获取验证码' }));
    await screen.findByText('验证码已发送，5 分钟内有效。');
    await portal.user.type(screen.getByLabelText('验证码'), codeSentTo(portal, '13800000003'));
    await portal.user.type(screen.getByLabelText('新密码'), fresh);
    const checked = gate<void>();
    holdCalls('/validateMobileCode', () => checked.passed);
    await portal.user.click(save());
    await signInElsewhere();
    checked.open();
    await seenHere();
    await waitFor(() => expect(portal.calls().every(({ status }) => status)).toBe(true));
    expect(portal.calls('/validateMobileCode')).toHaveLength(1);
    expect(portal.calls('/savePasswd')).toEqual([]);
  });

  test('a proof of the code that has run out is reported at the code', async () => {
    const portal = await openWithoutPassword();
    await portal.user.click(screen.getByRole('button', { name: '获取验证码' }));
    await screen.findByText('验证码已发送，5 分钟内有效。');
    const code = screen.getByLabelText('验证码');
    await portal.user.type(code, codeSentTo(portal, '13800000003'));
    await portal.user.type(screen.getByLabelText('新密码'), fresh);
    refuseField('/savePasswd', { field: 'ticket', message: '验证已过期' });
    await portal.user.click(save());
    await waitFor(() => expect(code).toHaveAccessibleDescription(/验证已过期/));
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

  test('a reviewer changes theirs, too', async () => {
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
