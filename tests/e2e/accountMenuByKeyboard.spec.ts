import { expectNoBarrier } from './barriers';
import { press } from './keyboard';
import { expect, test } from './preview';

test('the account’s menu is opened, walked through, left and followed by keyboard', async ({
  page,
  preview,
}) => {
  await preview.as('complete');
  await page.goto('/home');
  const button = page.getByRole('banner').getByRole('button', { name: /的账号菜单$/ });
  await press(page, button);
  const items = page.getByRole('menuitem');
  await expect(items.first()).toBeFocused();
  const own = ['个人中心', '我的投递', '我的通知', '我的收藏', '我的面试', '我的简历', '账号设置'];
  await expect(items).toHaveText([...own, '退出登录']);
  await expectNoBarrier(page, 'header');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(items.first()).toBeHidden();
  await press(page, button, 'Space');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(items.nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user\/deliveries$/);
  await expect(items.first()).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await press(page, button);
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/usercenter$/);
  // A mouse opens and closes it.
  await button.click();
  await expect(items.first()).toBeVisible();
  await button.click();
  await expect(items.first()).toBeHidden();
});
