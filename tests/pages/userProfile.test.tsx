import { screen, waitFor, within } from '@testing-library/react';
import { personOfPersona } from '../../mock/_preview/personas';
import { storeOf } from '../../mock/_preview/store';
import '../helpers/noCropping';
import { changeData } from '../helpers/brokenCalls';
import { present } from '../helpers/present';
import { openForm, openProfile, part, sent } from '../helpers/profile';
import { codeSentTo } from '../helpers/puzzles';
import { afterFailure } from '../helpers/renderRoute';

describe('/user/profile', () => {
  test('shows name, mobile and e-mail, masked, each with what it is for', async () => {
    await afterFailure(openProfile({ server: '500' }), '账号信息没有加载出来');
    expect((await part('姓名')).getByText('赵明轩')).toBeVisible();
    expect((await part('手机号')).getByText('138****0003')).toBeVisible();
    expect((await part('邮箱')).getByText('c***@example.com')).toBeVisible();
    expect(document.body).not.toHaveTextContent('13800000003');
    expect(document.title).toContain('个人资料');
    expect(screen.getByRole('link', { name: '个人资料' })).toHaveAttribute('aria-current', 'page');
    await screen.findByRole('button', { name: '选择头像' });
  });
});

test('a server without a name: the screen stands, and a name can be given', async () => {
  const portal = openProfile();
  changeData<object>('/userinfo/info', (info) => ({ ...info, name: null }));
  const form = await openForm(portal, '姓名', '修改姓名');
  await portal.user.type(form.getByLabelText('姓名'), '赵明轩');
  await portal.user.click(form.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('姓名已修改。')).toBeVisible();
});

describe('the name', () => {
  test('none, only spaces and one that is pasted too long are refused before they are sent, and not cut; a good one is changed once, kept in the session, and followed by the header', async () => {
    const portal = openProfile();
    const form = await openForm(portal, '姓名', '修改姓名');
    const field = form.getByLabelText('姓名');
    expect(field).toHaveFocus();
    for (const [name, words] of [
      ['', '请填写姓名'],
      ['   ', '姓名不能只有空格'],
      ['张'.repeat(60), '姓名应为 1 至 50 个字符'],
    ] as const) {
      await portal.user.clear(field);
      if (name) await portal.user.click(field);
      if (name) await portal.user.paste(name);
      await portal.user.click(form.getByRole('button', { name: '保存' }));
      await waitFor(() =>
        expect(field).toHaveAccessibleDescription(expect.stringContaining(words)),
      );
      const summary = await screen.findByRole('region', { name: '有 1 处需要修改' });
      expect(summary).toHaveFocus();
      await portal.user.click(await within(summary).findByRole('link', { name: words }));
      expect(field).toHaveFocus();
      expect(field).toHaveValue(name);
    }
    expect(sent(portal, 'changeName')).toHaveLength(0);
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

  test('a lost answer: what holds is shown', async () => {
    const portal = openProfile();
    const form = await openForm(portal, '姓名', '修改姓名');
    await portal.user.type(form.getByLabelText('姓名'), '二');
    portal.setServer('lost');
    await portal.user.click(form.getByRole('button', { name: '保存' }));
    expect(await (await part('姓名')).findByText('赵明轩二')).toBeVisible();
  });
});

describe('whose account it is', () => {
  test('a wrong password is reported at its field, and nothing is changed', async () => {
    const portal = openProfile();
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
    expect(await (await part('手机号')).findByText('139****5678')).toBeVisible();
  });
});

test('without a password a code to the account’s own number proves it; a wrong one is reported at its own field, not at the one of the new address', async () => {
  const portal = openProfile();
  const person = present(personOfPersona(storeOf(portal.space), 'complete'));
  delete person.password;
  const form = await openForm(portal, '邮箱', '更换邮箱');
  await portal.user.type(form.getByLabelText('新邮箱'), 'new@example.com');
  for (const send of form.getAllByRole('button', { name: '获取验证码' })) {
    await portal.user.click(send);
  }
  await waitFor(() => expect(form.getAllByText('验证码已发送，5 分钟内有效。')).toHaveLength(2));
  const code = form.getByLabelText('验证码');
  const ownCode = form.getByLabelText('本人验证码');
  await portal.user.type(code, codeSentTo(portal, 'new@example.com'));
  await portal.user.type(ownCode, '12345x');
  await portal.user.click(form.getByRole('button', { name: '更换邮箱' }));
  await waitFor(() => expect(ownCode).toHaveAccessibleDescription(/验证码不正确/));
  expect(ownCode).toBeInvalid();
  expect(code).toBeValid();
  await portal.user.clear(ownCode);
  await portal.user.type(ownCode, codeSentTo(portal, person.mobile));
  await portal.user.clear(code);
  await portal.user.type(code, '12345x');
  await portal.user.click(form.getByRole('button', { name: '更换邮箱' }));
  await waitFor(() => expect(code).toHaveAccessibleDescription(/验证码不正确/));
  expect(ownCode).toBeValid();
  await portal.user.clear(code);
  await portal.user.type(code, codeSentTo(portal, 'new@example.com'));
  await portal.user.click(form.getByRole('button', { name: '更换邮箱' }));
  expect(await (await part('邮箱')).findByText('n***@example.com')).toBeVisible();
});
