import { screen, waitFor, within } from '@testing-library/react';
import { personOfPersona } from '../../mock/_preview/personas';
import { storeOf } from '../../mock/_preview/store';
import { expireSessions } from '../../mock/_preview/tokens';
import '../helpers/noCropping';
import { accessibilityFaults } from '../helpers/accessibility';
import { answerWithPage, breakCalls, changeData } from '../helpers/brokenCalls';
import { drawnForm } from '../helpers/drawnForm';
import { codeSentTo } from '../helpers/puzzles';
import { type Mounted, type RouteOptions, renderRoute } from '../helpers/renderRoute';

const open = (options: RouteOptions = {}) =>
  renderRoute('/user/profile', { persona: 'complete', ...options });
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const sent = (portal: Mounted, call: string) => portal.calls(`/userinfo/${call}`);

async function openForm({ user }: Mounted, title: string, action: string) {
  await user.click((await part(title)).getByRole('button', { name: action }));
  return drawnForm(action);
}

describe('/user/profile', () => {
  test('shows name, mobile and e-mail, masked, each with what it is for', async () => {
    open();
    expect((await part('姓名')).getByText('赵明轩')).toBeVisible();
    expect((await part('手机号')).getByText('138****0003')).toBeVisible();
    expect((await part('邮箱')).getByText('c***@example.com')).toBeVisible();
    expect(document.body).not.toHaveTextContent('13800000003');
    expect(document.title).toContain('个人资料');
    expect(screen.getByRole('link', { name: '个人资料' })).toHaveAttribute('aria-current', 'page');
    await screen.findByRole('button', { name: '选择头像' });
    expect(await accessibilityFaults()).toEqual([]);
  });

  test('in English', async () => {
    open({ locale: 'en-US' });
    expect(await screen.findByRole('region', { name: 'Mobile number' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  });

  test.each(['500', 'down', 'html', 'biz'] as const)(
    '%s: says so, and tries again',
    async (server) => {
      const portal = open({ server });
      const retry = await screen.findByRole('button', { name: '重试' });
      expect(screen.getByText('账号信息没有加载出来')).toBeVisible();
      portal.setServer('normal');
      await portal.user.click(retry);
      expect((await part('姓名')).getByText('赵明轩')).toBeVisible();
    },
  );
});

test('a server without a name: the screen stands, and a name can be given', async () => {
  const portal = open();
  changeData<object>('/userinfo/info', (info) => ({ ...info, name: null }));
  const form = await openForm(portal, '姓名', '修改姓名');
  await portal.user.type(form.getByLabelText('姓名'), '赵明轩');
  await portal.user.click(form.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('姓名已修改。')).toBeVisible();
});

describe('the name', () => {
  test('is changed once, kept in the session, and followed by the header', async () => {
    const portal = open();
    const form = await openForm(portal, '姓名', '修改姓名');
    const field = form.getByLabelText('姓名');
    expect(field).toHaveFocus();
    await portal.user.clear(field);
    await portal.user.type(field, '赵新明');
    await portal.user.dblClick(form.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('姓名已修改。')).toBeVisible();
    expect((await part('姓名')).getByText('赵新明')).toBeVisible();
    expect(await screen.findByRole('button', { name: '赵新明 的账号菜单' })).toBeVisible();
    expect(sent(portal, 'changeName')).toHaveLength(1);
    expect(window.localStorage.getItem('army-site-user')).toContain('赵新明');
    expect((await part('姓名')).getByRole('button', { name: '修改姓名' })).toHaveFocus();
  });

  test.each([
    ['', '请填写姓名'],
    ['   ', '请填写姓名'],
    ['赵', '姓名应为 2 至 50 个字符'],
  ])('%j is refused before it is sent', async (name, words) => {
    const portal = open();
    const form = await openForm(portal, '姓名', '修改姓名');
    await portal.user.clear(form.getByLabelText('姓名'));
    if (name) await portal.user.type(form.getByLabelText('姓名'), name);
    await portal.user.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(form.getByLabelText('姓名')).toHaveAccessibleDescription(
        expect.stringContaining(words),
      ),
    );
    const summary = screen.getByRole('region', { name: '有 1 处需要修改' });
    expect(summary).toHaveFocus();
    await portal.user.click(within(summary).getByRole('link', { name: words }));
    expect(form.getByLabelText('姓名')).toHaveFocus();
    expect(sent(portal, 'changeName')).toHaveLength(0);
  });

  test('Escape is not needed: cancelling leaves everything as it was', async () => {
    const portal = open();
    const form = await openForm(portal, '姓名', '修改姓名');
    await portal.user.type(form.getByLabelText('姓名'), '改');
    await portal.user.tab();
    await portal.user.tab();
    expect(form.getByRole('button', { name: '取消' })).toHaveFocus();
    await portal.user.keyboard('{Enter}');
    expect(screen.queryByRole('form', { name: '修改姓名' })).not.toBeInTheDocument();
    expect((await part('姓名')).getByText('赵明轩')).toBeVisible();
    expect(sent(portal, 'changeName')).toHaveLength(0);
  });

  test.each(['error2', '500', 'down'] as const)('%s keeps what was typed', async (server) => {
    const portal = open();
    const form = await openForm(portal, '姓名', '修改姓名');
    await portal.user.type(form.getByLabelText('姓名'), '新');
    portal.setServer(server);
    await portal.user.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(form.getByRole('button', { name: /保存/ })).not.toHaveClass('ant-btn-loading'),
    );
    expect(form.getByLabelText('姓名')).toHaveValue('赵明轩新');
    portal.setServer('normal');
    await portal.user.click(form.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('姓名已修改。')).toBeVisible();
  });

  test('a lost answer: what holds is shown', async () => {
    const portal = open();
    const form = await openForm(portal, '姓名', '修改姓名');
    await portal.user.type(form.getByLabelText('姓名'), '二');
    portal.setServer('lost');
    await portal.user.click(form.getByRole('button', { name: '保存' }));
    expect(await (await part('姓名')).findByText('赵明轩二')).toBeVisible();
  });

  test('an expiry in the middle asks for the login and keeps the form', async () => {
    const portal = open();
    const form = await openForm(portal, '姓名', '修改姓名');
    await portal.user.type(form.getByLabelText('姓名'), '三');
    expireSessions(storeOf(portal.space));
    await portal.user.click(form.getByRole('button', { name: '保存' }));
    expect(await screen.findByRole('dialog', { name: '请重新登录' })).toBeInTheDocument();
    expect(portal.at()).toBe('/user/profile?relogin=true');
    expect(form.getByLabelText('姓名')).toHaveValue('赵明轩三');
  });
});

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
      const portal = open();
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
    },
  );

  test('a lost answer: the account tells that the change is made', async () => {
    const portal = open();
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

  test('an answer that was lost on the way to the server: what was typed stays', async () => {
    const portal = open();
    const form = await fill(portal, '手机号', '13912345678');
    await form.findByText('验证码已发送，5 分钟内有效。');
    await portal.user.type(form.getByLabelText('验证码'), codeSentTo(portal, '13912345678'));
    const end = breakCalls('changeMobile');
    await portal.user.click(form.getByRole('button', { name: '更换手机号' }));
    expect(await screen.findByText('网络异常')).toBeVisible();
    expect(form.getByLabelText('新手机号')).toHaveValue('13912345678');
    end();
    await portal.user.click(form.getByRole('button', { name: '更换手机号' }));
    expect(await screen.findByText('手机号已更换，下次请用新号码登录。')).toBeVisible();
  });

  test('a new number is offered to the résumé', async () => {
    const portal = open();
    const form = await fill(portal, '手机号', '13912345678');
    await form.findByText('验证码已发送，5 分钟内有效。');
    await portal.user.type(form.getByLabelText('验证码'), codeSentTo(portal, '13912345678'));
    await portal.user.click(form.getByRole('button', { name: '更换手机号' }));
    const link = await screen.findByRole('link', { name: '把简历里的手机号也换成新号码' });
    await portal.user.click(link);
    const offer = within(await screen.findByRole('region', { name: '账号的手机号' }));
    await portal.user.click(offer.getByRole('button', { name: '填入简历' }));
    const field = await screen.findByRole('textbox', { name: '手机' });
    expect(field).toHaveValue('13912345678');
    expect(field).toHaveFocus();
    expect(screen.queryByRole('region', { name: '账号的手机号' })).not.toBeInTheDocument();
  });

  test('the countdown outlives the form', async () => {
    const portal = open();
    const form = await fill(portal, '手机号', '13912345678');
    await form.findByText('验证码已发送，5 分钟内有效。');
    await portal.user.click(form.getByRole('button', { name: '取消' }));
    const again = await openForm(portal, '手机号', '更换手机号');
    expect(again.getByRole('button', { name: /秒后可重新获取$/ })).toBeVisible();
    await portal.user.click(again.getByRole('button', { name: /秒后可重新获取$/ }));
    expect(portal.calls('/sendMobileCode')).toHaveLength(1);
  });

  test('all are asked for before anything is sent', async () => {
    const portal = open();
    const form = await openForm(portal, '手机号', '更换手机号');
    await portal.user.click(form.getByRole('button', { name: '更换手机号' }));
    expect(screen.getByRole('region', { name: '有 3 处需要修改' })).toHaveFocus();
    expect(form.getByLabelText('新手机号')).toBeInvalid();
    expect(form.getByLabelText('验证码')).toBeInvalid();
    expect(sent(portal, 'changeMobile')).toHaveLength(0);
    expect(await accessibilityFaults()).toEqual([]);
  });

  test('a number pasted in groups is taken whole', async () => {
    const portal = open();
    const form = await openForm(portal, '手机号', '更换手机号');
    await portal.user.click(form.getByLabelText('新手机号'));
    await portal.user.paste('139 0000 0009');
    expect(form.getByLabelText('新手机号')).toHaveValue('13900000009');
  });

  test('the server’s rule for mobile numbers is obeyed before a code is asked for', async () => {
    const portal = open();
    const form = await openForm(portal, '手机号', '更换手机号');
    await waitFor(() => expect(portal.calls('/toregist/')).not.toHaveLength(0));
    await portal.user.type(form.getByLabelText('新手机号'), '12000000000');
    await portal.user.click(form.getByRole('button', { name: '获取验证码' }));
    await waitFor(() => expect(form.getByLabelText('新手机号')).toBeInvalid());
    expect(portal.calls('/sendMobileCode')).toHaveLength(0);
  });

  test.each([
    ['手机号', '13800000001', '该手机号已用于其他账号，请换一个号码。'],
    ['邮箱', 'candidate@example.com', '该邮箱已用于其他账号，请换一个邮箱。'],
  ])('%s of another account is said at the field', async (title, target, words) => {
    const portal = open();
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

  test('a wrong code is said at its field, too many of them too', async () => {
    const portal = open();
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

  test('too many codes to one number is said at the field', async () => {
    const portal = open();
    const form = await fill(portal, '手机号', '13912345678');
    await form.findByText('验证码已发送，5 分钟内有效。');
    // Another device does not know of the wait.
    window.localStorage.removeItem('army-site-resend-changeMobile');
    portal.unmount();
    const other = open({ space: portal.space });
    const again = await fill(other, '手机号', '13912345678');
    await waitFor(() =>
      expect(again.getByLabelText('新手机号')).toHaveAccessibleDescription(
        expect.stringContaining('过于频繁'),
      ),
    );
  });
});

describe('whose account it is', () => {
  test('a wrong password is said at its field, and nothing is changed', async () => {
    const portal = open();
    const form = await openForm(portal, '手机号', '更换手机号');
    await portal.user.type(form.getByLabelText('新手机号'), '13912345678');
    await portal.user.click(form.getByRole('button', { name: '获取验证码' }));
    await form.findByText('验证码已发送，5 分钟内有效。');
    await portal.user.type(form.getByLabelText('验证码'), codeSentTo(portal, '13912345678'));
    await portal.user.type(form.getByLabelText('密码'), 'Wrong#2026');
    await portal.user.click(form.getByRole('button', { name: '更换手机号' }));
    await waitFor(() => expect(form.getByLabelText('密码')).toBeInvalid());
    await portal.user.clear(form.getByLabelText('密码'));
    await portal.user.type(form.getByLabelText('密码'), 'Preview#2026');
    await portal.user.click(form.getByRole('button', { name: '更换手机号' }));
    expect((await part('手机号')).getByText('139****5678')).toBeVisible();
  });

  test('without a password a code to the account’s own number proves it', async () => {
    const portal = open();
    const person = personOfPersona(storeOf(portal.space), 'complete');
    if (!person) throw new Error('nobody');
    delete person.password;
    const form = await openForm(portal, '邮箱', '更换邮箱');
    await portal.user.type(form.getByLabelText('新邮箱'), 'new@example.com');
    const [toNew, toOwn] = form.getAllByRole('button', { name: '获取验证码' });
    await portal.user.click(toNew as HTMLElement);
    await form.findByText('验证码已发送，5 分钟内有效。');
    await portal.user.click(toOwn as HTMLElement);
    await waitFor(() => expect(form.getAllByText('验证码已发送，5 分钟内有效。')).toHaveLength(2));
    await portal.user.type(form.getByLabelText('验证码'), codeSentTo(portal, 'new@example.com'));
    await portal.user.type(form.getByLabelText('本人验证码'), codeSentTo(portal, person.mobile));
    await portal.user.click(form.getByRole('button', { name: '更换邮箱' }));
    expect((await part('邮箱')).getByText('n***@example.com')).toBeVisible();
  });
});

describe('a reviewer', () => {
  test('has a profile, security and privacy, and no candidates’ tabs', async () => {
    open({ persona: 'reviewer' });
    expect((await part('姓名')).getByText('吴建国')).toBeVisible();
    const tabs = within(screen.getByRole('navigation', { name: '账号分区' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['个人资料', '账号安全', '隐私与数据']);
  });

  test('is told kindly at a candidates’ tab, and asks the server for nothing of it', async () => {
    const portal = renderRoute('/user/deliveries', { persona: 'reviewer' });
    expect(await screen.findByText('这个页面供求职者使用')).toBeVisible();
    expect(portal.calls('/applicationdelivery/search')).toHaveLength(0);
    expect(await accessibilityFaults()).toEqual([]);
  });

  test('lands on the profile at /user', async () => {
    renderRoute('/user', { persona: 'reviewer' });
    expect(await screen.findByRole('heading', { level: 1, name: '个人资料' })).toBeVisible();
  });
});
