import { press, type } from './keyboard';
import { expectNotKept } from './nowhere';
import { expect, test } from './preview';

const fresh = 'Meadow#2026';

test('a visitor registers by keyboard alone and goes on where they were', async ({
  page,
  preview,
}) => {
  const newMobile = '13911112222';
  const next = page.getByRole('button', { name: '下一步' });
  await page.goto('/searchPosition/all?recruitType=campus');
  await press(page, page.getByRole('banner').getByRole('link', { name: '注册' }));

  await expect(page.getByRole('heading', { name: '阅读协议' })).toBeVisible();
  await press(page, page.locator('summary').first());
  await expect(page.getByText(/注册即表示您已阅读并同意本协议/)).toBeVisible();
  await press(page, page.getByRole('checkbox').nth(0), 'Space');
  await press(page, page.getByRole('checkbox').nth(1), 'Space');
  const captcha = await preview.captchaAfter(() => press(page, next));

  await expect(page.getByRole('heading', { name: '填写账号' })).toBeFocused();
  await type(page, page.getByLabel('登录名'), 'zhaoyun');
  await type(page, page.getByRole('textbox', { name: '手机号' }), newMobile);
  await type(page, page.getByLabel('图中字符'), captcha);
  await press(page, page.getByRole('button', { name: '获取验证码', exact: true }), 'Space');
  await expect(page.getByText('验证码已发送，5 分钟内有效。')).toBeVisible();
  const code = await preview.codeFor(newMobile);
  await type(page, page.getByLabel('验证码', { exact: true }), code);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: '设置密码' })).toBeFocused();
  await type(page, page.getByLabel('密码', { exact: true }), fresh);
  await expect(page.getByText('符合要求')).toBeVisible();
  await expectNotKept(page, fresh, code);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: '完成' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'zhaoyun 的账号菜单' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: '完成' })).toBeVisible();
  await press(page, page.getByRole('link', { name: '继续刚才的操作' }));
  await expect(page).toHaveURL(/\/searchPosition\/all\?recruitType=campus$/);
  await expectNotKept(page, fresh, code);
});
