import { press, type } from './keyboard';
import { deliveryAfter, expect, test } from './preview';

test('a visitor finds a position, signs in, applies and sees the delivery move, by keyboard alone', async ({
  page,
  preview,
}) => {
  const save = page.getByRole('button', { name: '保存并继续' });

  await page.goto('/home');
  await type(page, page.getByRole('main').getByRole('combobox', { name: '关键词' }), '软件');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/searchPosition\/all\?.*keyword=/);
  const results = page.getByRole('region', { name: '搜索结果' });
  const row = results.getByRole('article').filter({ hasText: '软件' }).first();
  const link = row.getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  await press(page, link);

  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  const captcha = await preview.captchaAfter(() =>
    press(page, page.getByRole('link', { name: '立即投递' })),
  );

  await expect(page).toHaveURL(/\/censorlogin\?redirect=/);
  await type(page, page.getByLabel('登录名'), 'candidate');
  await type(page, page.getByLabel('密码', { exact: true }), 'Preview#2026');
  await type(page, page.getByLabel('图中字符'), captcha);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/apply\/[^/]+\/position\?step=target$/);
  await expect(page.getByRole('heading', { name: '确认岗位' })).toBeVisible();
  await press(page, save);
  await expect(page.getByRole('heading', { name: '核对简历' })).toBeVisible();
  await press(page, save);

  await expect(page.getByRole('heading', { name: '补充信息' })).toBeVisible();
  const relatives = page.getByRole('radiogroup', { name: /亲属/ });
  await press(page, relatives.getByRole('radio').first(), 'ArrowDown');
  await expect(relatives.getByRole('radio', { name: '否' })).toBeChecked();
  await press(
    page,
    page.getByRole('radiogroup', { name: /调剂/ }).getByRole('radio').first(),
    'Space',
  );
  await type(page, page.getByLabel('可到岗日期'), `${new Date().getFullYear() + 1}-03-15`);
  // Taken with Enter, which closes the calendar and sends nothing.
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('可到岗日期')).toBeFocused();
  await expect(page.getByRole('link', { name: '请填写应聘理由' })).toHaveCount(0);
  await type(page, page.getByLabel('应聘理由'), '我的专业与岗位要求一致，希望长期服务。');
  await press(page, save);

  await expect(page.getByRole('heading', { name: '核对与承诺' })).toBeVisible();
  await press(page, page.getByRole('checkbox', { name: /承诺/ }), 'Space');
  const deliveryId = await deliveryAfter(page, () =>
    press(page, page.getByRole('button', { name: '提交投递' })),
  );

  await expect(page.getByRole('heading', { name: '投递成功' })).toBeVisible();
  const number = (await page.getByText('投递编号：').textContent())?.split('：')[1] ?? '';
  expect(number).not.toBe('');
  await press(page, page.getByRole('link', { name: '查看进展' }));

  const card = page.getByRole('article', { name });
  await expect(page).toHaveURL(/\/user\/deliveries/);
  await expect(card).toContainText(number);
  await expect(card.getByRole('list', { name: '投递进展' })).toContainText('已投递');

  await preview.move(deliveryId, 'screening');
  await page.reload();
  await expect(card.getByRole('list', { name: '投递进展' }).getByRole('listitem')).toContainText([
    '已投递',
    '资格初审中',
  ]);
});
