import { screen, waitFor, within } from '@testing-library/react';
import { personByLoginName } from '../../mock/_preview/people';
import { storeOf } from '../../mock/_preview/store';
import { expireSessions } from '../../mock/_preview/tokens';
import { breakCalls, holdCalls } from '../helpers/brokenCalls';
import { choose, chosenIn } from '../helpers/choices';
import { drawnForm } from '../helpers/drawnForm';
import { seenHere, signInElsewhere } from '../helpers/elsewhere';
import { gate } from '../helpers/gate';
import { present } from '../helpers/present';
import { codeSentTo } from '../helpers/puzzles';
import { type Mounted, type RouteOptions, renderRoute } from '../helpers/renderRoute';
import { sentence } from '../helpers/sentence';

const open = (options: RouteOptions = {}) =>
  renderRoute('/user/security', { persona: 'deliveries', ...options });
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const closings = ({ calls }: Mounted) => calls('/userinfo/unsubscribe');

function accountOf({ space }: Mounted, loginName: string) {
  return present(personByLoginName(storeOf(space), loginName));
}

/** Makes the account one of single sign-on, without a password. */
function withoutPassword(portal: Mounted, loginName: string): void {
  delete accountOf(portal, loginName).password;
}

async function begin({ user }: Mounted) {
  await user.click((await part('注销账号')).getByRole('button', { name: '注销账号…' }));
  return drawnForm('注销账号');
}

type Form = Awaited<ReturnType<typeof begin>>;

async function fill({ user }: Mounted, form: Form, password: string | undefined = 'Preview#2026') {
  await choose(user, '注销原因', '已经找到工作');
  if (password) await user.type(form.getByLabelText('密码'), password);
  await user.type(form.getByLabelText('确认文字'), '注销');
}

const submit = ({ user }: Mounted, form: Form) =>
  user.click(form.getByRole('button', { name: '注销账号' }));

describe('/user/security', () => {
  test('shows the way to the password, the last logins and the way out', async () => {
    open();
    expect((await part('密码')).getByRole('link', { name: '修改密码' })).toHaveAttribute(
      'href',
      '/changepass',
    );
    const logins = (await part('最近登录')).getAllByRole('listitem');
    expect(logins[0]).toHaveTextContent(/20:14.*江苏 南京.*Chrome · Windows.*203\.0\.113\.24/);
    expect((await part('注销账号')).queryByRole('form')).not.toBeInTheDocument();
    expect(document.title).toContain('账号安全');
  });
});

/** Looked for once: on a slow machine the home page takes longer to be drawn than the 3 s of the message. */
const saysClosed = () => screen.findByText('账号已注销，本机上的平台数据已全部清除。');

describe('closing the account', () => {
  test('says what it means and which applications it withdraws, by keyboard too; cannot go on while these are not known', async () => {
    const portal = open();
    (await part('注销账号')).getByRole('button', { name: '注销账号…' }).focus();
    portal.setServer('500');
    await portal.user.keyboard('{Enter}');
    expect(await screen.findByText('进行中的投递没有加载出来，核对后才能注销')).toBeVisible();
    expect(screen.queryByRole('form', { name: '注销账号' })).not.toBeInTheDocument();
    portal.setServer('normal');
    const heading = await screen.findByRole('heading', { name: '注销意味着' });
    expect(heading).toHaveFocus();
    await portal.user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('form', { name: '注销账号' })).toBeVisible();
    const list = await screen.findByRole('list', { name: '将被撤回的投递' });
    const total = within(list).getAllByRole('listitem').length;
    expect(screen.getByText(`以下 ${total} 份进行中的投递会被撤回`)).toBeVisible();
    expect(within(list).getByText('待预约面试')).toBeVisible();
    expect(within(list).queryByText('已录用')).not.toBeInTheDocument();
    await portal.user.click(screen.getByRole('button', { name: '取消' }));
    expect((await part('注销账号')).getByRole('button', { name: '注销账号…' })).toHaveFocus();
  });

  test('asks for reason, password and the typed word before anything is sent; a wrong password is reported at its field, and nothing lost', async () => {
    const portal = open();
    const form = await begin(portal);
    await submit(portal, form);
    expect(await screen.findByRole('region', { name: '有 3 处需要修改' })).toHaveFocus();
    await choose(portal.user, '注销原因', '其他原因');
    expect(await form.findByLabelText('具体原因')).toBeVisible();
    await portal.user.type(form.getByLabelText('确认文字'), '注');
    await submit(portal, form);
    await waitFor(() =>
      expect(form.getByLabelText('具体原因')).toHaveAccessibleDescription(/请填写具体原因/),
    );
    expect(form.getByLabelText('确认文字')).toHaveAccessibleDescription(/请输入“注销”/);
    expect(closings(portal)).toHaveLength(0);
    await portal.user.clear(form.getByLabelText('确认文字'));
    await fill(portal, form, 'Wrong#2026');
    await submit(portal, form);
    await waitFor(() =>
      expect(form.getByLabelText('密码')).toHaveAccessibleDescription(/密码不正确，请核对后重试。/),
    );
    expect(chosenIn(form.getByRole('combobox', { name: '注销原因' }))).toBe('已经找到工作');
    expect(portal.at()).toBe('/user/security');
    expect(closings(portal)[0]?.body).not.toContain('Wrong#2026');
  });

  // What is left on the device: tests/e2e/ownData.spec.ts.
  test('is done once, also when the answer is lost', async () => {
    const portal = open();
    const form = await begin(portal);
    await fill(portal, form);
    portal.setServer('lost');
    await portal.user.dblClick(form.getByRole('button', { name: '注销账号' }));
    await saysClosed();
    await waitFor(() => expect(portal.at()).toBe('/home'));
    expect(closings(portal)).toHaveLength(1);
    expect(closings(portal)[0]?.body).not.toContain('Preview#2026');
    expect(personByLoginName(storeOf(portal.space), 'deliveries')).toBeUndefined();
  });

  test('without a password a code to the account’s own number proves it', async () => {
    const portal = open({ persona: 'complete' });
    withoutPassword(portal, 'complete');
    const form = await begin(portal);
    expect(
      form.getByText(sentence('您没有设置密码，请用发到 138****0003 的验证码确认。')),
    ).toBeVisible();
    await portal.user.click(form.getByRole('button', { name: '获取验证码' }));
    await form.findByText('验证码已发送，5 分钟内有效。');
    const code = codeSentTo(portal, '13800000003');
    await fill(portal, form, '');
    await portal.user.type(form.getByLabelText('验证码'), code === '000000' ? '1' : '000000');
    await submit(portal, form);
    await waitFor(() =>
      expect(form.getByLabelText('验证码')).toHaveAccessibleDescription(
        /验证码不正确，请核对后重试。/,
      ),
    );
    await portal.user.clear(form.getByLabelText('验证码'));
    await portal.user.type(form.getByLabelText('验证码'), code);
    await submit(portal, form);
    await saysClosed();
    // The portal knows the number only masked, so the call names its kind.
    expect(
      portal
        .calls()
        .map(({ url, body }) => `${url} ${body ?? ''}`)
        .join(),
    ).not.toContain('**');
    expect(portal.calls('/sendMobileCode')[0]?.body).toBe('{"purpose":"unsubscribe"}');
  });

  test('another person signs in elsewhere while a lost answer is followed up: that one’s account stays', async () => {
    const portal = open();
    const form = await begin(portal);
    await fill(portal, form);
    const mend = breakCalls('/userinfo/unsubscribe');
    const end = breakCalls('/userinfo/info');
    await submit(portal, form);
    expect(await screen.findByText('网络异常')).toBeVisible();
    end();
    mend();
    const followed = gate<void>();
    holdCalls('/userinfo/info', () => followed.passed);
    const before = closings(portal).length;
    await submit(portal, form);
    await signInElsewhere();
    followed.open();
    await seenHere();
    await waitFor(() => expect(portal.calls().every(({ status }) => status)).toBe(true));
    expect(closings(portal)).toHaveLength(before);
  });

  test('a server that fails, no connection, an expiry: nothing typed is lost, and what was never sent is no lost answer', async () => {
    const portal = open();
    const form = await begin(portal);
    await fill(portal, form);
    portal.setServer('500');
    await submit(portal, form);
    const button = form.getByRole('button', { name: /注销账号/ });
    await waitFor(() => expect(button).not.toHaveClass('ant-btn-loading'));
    expect(form.getByLabelText('密码')).toHaveValue('Preview#2026');
    expect(window.localStorage.getItem('army-site-user')).toContain('deliveries');
    portal.setServer('normal');
    const end = breakCalls('/toregist');
    await submit(portal, form);
    expect(await screen.findByText('网络异常')).toBeVisible();
    end();
    expireSessions(storeOf(portal.space));
    await submit(portal, form);
    expect(await screen.findByRole('dialog', { name: '请重新登录' })).toBeInTheDocument();
    expect(form.getByLabelText('确认文字')).toHaveValue('注销');
    expect(window.localStorage.getItem('army-site-user')).not.toBeNull();
    expect(accountOf(portal, 'deliveries').loginName).toBe('deliveries');
  });
});
