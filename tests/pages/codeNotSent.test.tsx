/** What a form says when a code could not be sent: the notice goes away by itself, the form keeps why. */
import { screen, waitFor, within } from '@testing-library/react';
import '../helpers/noCropping';
import { writeDevice } from '@/utils/deviceStore';
import { personOfPersona } from '../../mock/_preview/personas';
import { storeOf } from '../../mock/_preview/store';
import { expireSessions } from '../../mock/_preview/tokens';
import { breakCalls, refuse } from '../helpers/brokenCalls';
import { openForm, openProfile } from '../helpers/profile';
import { captchaAnswer } from '../helpers/puzzles';
import { agree, askForCode, captchaPicture, newcomer, next } from '../helpers/registering';
import { renderRoute } from '../helpers/renderRoute';

const why = /您的网络发生异常，无法连接服务器/;
const codeField = () => screen.getByLabelText('验证码');
const sendButton = () => screen.getByRole('button', { name: '获取验证码' });

async function expectSaidAtTheCode(): Promise<void> {
  await waitFor(() => expect(codeField()).toHaveAccessibleDescription(why));
  expect(await screen.findByRole('region', { name: '有 1 处需要修改' })).toHaveFocus();
  expect(screen.getAllByText('网络异常')).toHaveLength(1);
}

// The device keeps the wait for another code, and all tests share the device.
afterEach(() => {
  for (const use of ['regist', 'captcha', 'forget', 'changeMobile', 'savePasswd']) {
    writeDevice(`resend-${use}`, undefined);
  }
});

test('registering: at the code, whether the number could not be checked or no code sent; nothing is wrong with the number', async () => {
  const portal = renderRoute('/regist');
  await agree(portal);
  await portal.user.type(screen.getByLabelText('登录名'), newcomer.loginName);
  const mobile = screen.getByRole('textbox', { name: '手机号' });
  await portal.user.type(mobile, newcomer.mobile);
  const end = breakCalls('/validateRegistMobile');
  await askForCode(portal);
  await expectSaidAtTheCode();
  expect(portal.calls('/sendMobileCode')).toHaveLength(0);
  await portal.user.type(codeField(), '123456');
  await portal.user.click(next());
  expect(await screen.findByRole('note')).toHaveTextContent('网络不通，没有送达。');
  end();
  const mend = breakCalls('/sendMobileCode');
  await portal.user.click(sendButton());
  await waitFor(() => expect(codeField()).toHaveAccessibleDescription(why));
  expect(mobile).toBeValid();
  mend();
  await askForCode(portal);
  expect(await screen.findByText('验证码已发送，5 分钟内有效。')).toBeVisible();
});

test('signing in: at the code', async () => {
  const portal = renderRoute('/censorlogin');
  await portal.user.click(await screen.findByRole('button', { name: /改用短信或邮箱验证码/ }));
  const target = await screen.findByLabelText('接收验证码的手机号或邮箱');
  await portal.user.type(target, '13800000001');
  breakCalls('/sendMobileCode');
  await portal.user.click(await screen.findByRole('button', { name: '获取验证码' }));
  await expectSaidAtTheCode();
  expect(target).toBeValid();
});

test('recovery: above its first step, which has no field for the code', async () => {
  const portal = renderRoute('/forgetpassword');
  const target = await screen.findByLabelText('账号的手机号或邮箱');
  await portal.user.type(target, '13800000001');
  await captchaPicture();
  await portal.user.type(screen.getByLabelText('图中字符'), captchaAnswer(portal));
  breakCalls('/sendforget');
  await portal.user.click(sendButton());
  const summary = await screen.findByRole('region', { name: '还不能继续' });
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent(why);
  expect(within(summary).queryByRole('link')).not.toBeInTheDocument();
  expect(target).toBeValid();
});

test('another number: at its code, in the server’s words', async () => {
  const portal = openProfile();
  const form = await openForm(portal, '手机号', '更换手机号');
  const mobile = form.getByLabelText('新手机号');
  await portal.user.type(mobile, '13912345678');
  refuse('/sendMobileCode', 'SMS_DOWN', '短信服务暂停，请稍后再试。');
  await portal.user.click(sendButton());
  await waitFor(() => expect(codeField()).toHaveAccessibleDescription(/短信服务暂停/));
  expect(mobile).toBeValid();
  const words = screen.getByRole('link', { name: '短信服务暂停，请稍后再试。' });
  expect(words.closest('[lang]')).toHaveAttribute('lang', 'zh-CN');
});

test('the own number of an account without a password: at its code; a login that has run out is no mistake in the form', async () => {
  const portal = renderRoute('/changepass', { persona: 'complete' });
  delete personOfPersona(storeOf(portal.space), 'complete')?.password;
  await screen.findByLabelText('验证码');
  const mend = breakCalls('/sendMobileCode');
  await portal.user.click(sendButton());
  await expectSaidAtTheCode();
  mend();
  expireSessions(storeOf(portal.space));
  await portal.user.click(sendButton());
  expect(await screen.findByRole('dialog', { name: '请重新登录' })).toBeInTheDocument();
  expect(codeField()).toBeValid();
});
