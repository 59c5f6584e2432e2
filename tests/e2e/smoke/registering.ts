import { expect } from '../preview';
import { byMouse, type Place, press } from './controls';
import type { Visit } from './visit';

const fresh = 'Meadow#2026';
const mobile = '13911114444';

/** A visitor ticks, types and takes off in each field of registering, is registered, and stays so after a reload. */
export async function register({ page, preview, isTouch }: Visit): Promise<void> {
  const at = (label: string): Place => ({ page, area: page, label, isTouch });
  const pressButton = (name: string) =>
    press({ isTouch }, page.getByRole('button', { name, exact: true }));
  const { loginName, captcha, code, password, email } = byMouse;

  await page.goto('/regist');
  await press({ isTouch }, page.locator('summary').first());
  await expect(page.getByText(/注册即表示您已阅读并同意本协议/)).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) {
    await press({ isTouch }, box);
    await expect(box).toBeChecked();
    await press({ isTouch }, box);
    await expect(box).not.toBeChecked();
    await press({ isTouch }, box);
    await expect(box).toBeChecked();
  }
  const first = await preview.captchaAfter(() => pressButton('下一步'));

  await loginName.give(at('登录名'), 'zhao');
  await loginName.takeOff(at('登录名'), '');
  await loginName.give(at('登录名'), 'zhaoyun');
  await press({ isTouch }, page.getByRole('radio', { name: '邮箱' }));
  await email.give(at('邮箱'), 'zhao@example.com');
  await press({ isTouch }, page.getByRole('radio', { name: '手机号' }));
  await byMouse.mobile.give(at('手机号'), mobile);
  await captcha.give(at('图中字符'), first);
  const second = await preview.captchaAfter(() => pressButton('换一张'));
  await captcha.showsNone(at('图中字符'), first);
  await captcha.give(at('图中字符'), second);
  await pressButton('获取验证码');
  await expect(page.getByText('验证码已发送，5 分钟内有效。')).toBeVisible();
  await code.give(at('验证码'), '1');
  await code.takeOff(at('验证码'), '');
  await code.give(at('验证码'), await preview.codeFor(mobile));
  await pressButton('下一步');

  await password.give(at('密码'), 'wrong');
  await password.takeOff(at('密码'), '');
  await password.give(at('密码'), fresh);
  await press({ isTouch }, page.getByRole('button', { name: '显示密码' }));
  await expect(page.getByLabel('密码', { exact: true })).toHaveAttribute('type', 'text');
  await press({ isTouch }, page.getByRole('button', { name: '隐藏密码' }));
  await password.shows(at('密码'), fresh);
  await pressButton('完成注册');

  await expect(page.getByRole('heading', { name: '完成' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'zhaoyun 的账号菜单' })).toBeVisible();
}
