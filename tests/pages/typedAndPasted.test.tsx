/** What people type, paste and compose in the real forms, and what is sent. The cleaner's table is tests/utils/cleaning.test.ts. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { viewResume } from '@/services/resume';
import '../helpers/noCropping';
import { compose } from '../helpers/compose';
import { renderRoute } from '../helpers/renderRoute';
import { byTouch } from '../helpers/viewport';

type User = ReturnType<typeof renderRoute>['user'];

async function openBasic(persona: 'complete' | 'newcomer') {
  const route = renderRoute('/resumeedit/basic', { persona });
  await screen.findByRole('textbox', { name: '姓名' });
  return route;
}
const box = (name: string | RegExp) => screen.getByRole('textbox', { name });

async function saved(user: User) {
  await user.click(screen.getByRole('button', { name: '保存' }));
  await user.click(await screen.findByRole('button', { name: '同意并保存' }));
  expect(await screen.findByText('已保存')).toBeInTheDocument();
  return (await viewResume({})).basic;
}

async function fill(user: User, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
  await user.tab();
}

test('invisible characters, common forms and full-width digits that are composed: what is saved is what was meant, an autofilled birth date too; what cannot be read stays and is reported', async () => {
  const { user, calls } = await openBasic('newcomer');
  // A browser fills in without the focus (Chromium, WebFormControlElement).
  fireEvent.input(screen.getByLabelText('出生日期'), { target: { value: '1996-11-22' } });
  await fill(user, box('姓名'), '\u202d阿卜杜拉·\u200b买买提\u0000\u202c');
  await fill(user, box('手机'), 'tel:\u202d138\u20110000\u20130009\u202c');
  await fill(user, box('邮箱'), 'mailto:ｚｓ＠example。com；');
  const height = screen.getByRole('spinbutton', { name: /^身高/ });
  await fill(user, height, '１７５ cm');
  expect(height).toHaveValue('175');
  const weight = screen.getByRole('spinbutton', { name: /^体重/ });
  await fill(user, weight, '140斤');
  expect(weight).toHaveValue('140斤');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByRole('region', { name: /处需要修改/ })).toHaveTextContent('体重');
  expect(calls('resume/save')).toHaveLength(0);
  await fill(user, weight, '70 公斤');
  expect(await saved(user)).toMatchObject({
    name: '阿卜杜拉·买买提',
    mobile: '13800000009',
    email: 'zs@example.com',
    birthDate: '1996-11-22',
    heightCm: 175,
  });
  const idNumber = box(/^证件号码/);
  compose(idNumber, ['１', '１１'], '１１０１０５１９４９１２３１００２ｘ');
  expect(idNumber).toHaveValue('11010519491231002X');
});

test('a name of invisible characters is missing; a birth date that is none stays, is reported, and the old one is not saved', async () => {
  const { user, calls } = await openBasic('complete');
  await fill(user, box('姓名'), '\u200b\u2800\u3164\ufe0f\u202e');
  expect(await screen.findByText(/必填内容：姓名/)).toBeInTheDocument();
  await fill(user, box('姓名'), '赵明轩');
  const birthDate = screen.getByLabelText('出生日期');
  const none = '2001-02-29';
  await user.clear(birthDate);
  await user.type(birthDate, none);
  await user.tab();
  await user.click(box('姓名'));
  expect(birthDate).toHaveDisplayValue(none);
  await user.click(screen.getByRole('button', { name: '保存' }));
  const summary = await screen.findByRole('region', { name: /处需要修改/ });
  expect(summary).toHaveTextContent('出生日期');
  expect(birthDate).toHaveDisplayValue(none);
  expect(calls('resume/save')).toHaveLength(0);
  await user.clear(birthDate);
  await user.type(birthDate, '31/12/1999');
  await user.tab();
  await waitFor(() => expect(birthDate).toHaveDisplayValue('1999-12-31'));
});

test('on a phone a school that is found by initials can be chosen', async () => {
  byTouch();
  const { user } = renderRoute('/resumeedit/education', { persona: 'complete' });
  await user.click(await screen.findByRole('button', { name: '编辑第 1 条' }));
  const school = await screen.findByRole('textbox', { name: /^学校|院校/ });
  await user.clear(school);
  await user.type(school, 'njys');
  const names = await screen.findByRole('list', { name: '可选的名称' });
  // What answers the first letter alone may still be there.
  await user.click(await within(names).findByRole('button', { name: '南京砚山职业技术学院' }));
  expect(school).toHaveValue('南京砚山职业技术学院');
});

test('captcha and code stay as they are composed; a whole message that is pasted gives its code', async () => {
  const { user } = renderRoute('/censorlogin');
  const captcha = await screen.findByRole('textbox', { name: /^图中字符/ });
  compose(captcha, ['a', 'a b', 'a b c', 'a b c d'], 'abcd');
  expect(captcha).toHaveValue('abcd');
  await user.click(await screen.findByRole('button', { name: '看不清图片？改用短信或邮箱验证码' }));
  const code = await screen.findByRole('textbox', { name: '验证码' });
  compose(code, ['１', '１２'], '１２３４５６');
  expect(code).toHaveValue('123456');
  await user.clear(code);
  await user.click(code);
  await user.paste('【征程】您正在登录，验证码 482913，5 分钟内有效，请勿告诉他人。');
  expect(code).toHaveValue('482913');
});
