import { deliveryAfter, expect, test } from './preview';

test('a visitor finds a position, signs in, applies and sees the delivery move, by touch on a small phone', async ({
  page,
  preview,
}) => {
  const save = page.getByRole('button', { name: '保存并继续' });

  await page.goto('/home');
  await page.getByRole('navigation').getByRole('link', { name: '岗位' }).last().tap();
  await page.getByRole('combobox', { name: '岗位关键词' }).fill('软件');
  await page.getByRole('button', { name: '搜索', exact: true }).tap();

  await expect(page).toHaveURL(/\/searchPosition\/all\?.*keyword=/);
  const results = page.getByRole('region', { name: '搜索结果' });
  const row = results.getByRole('article').filter({ hasText: '软件' }).first();
  const link = row.getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.tap();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const captcha = await preview.captchaAfter(() =>
    page.getByRole('link', { name: '立即投递' }).tap(),
  );

  await page.getByLabel('登录名').fill('candidate');
  await page.getByLabel('密码', { exact: true }).fill('Preview#2026');
  await page.getByLabel('图中字符').fill(captcha);
  await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).tap();

  await expect(page.getByRole('heading', { name: '确认岗位' })).toBeVisible();
  await save.tap();
  await expect(page.getByRole('heading', { name: '核对简历' })).toBeVisible();
  await save.tap();

  await expect(page.getByRole('heading', { name: '补充信息' })).toBeVisible();
  await page.getByRole('radiogroup', { name: /亲属/ }).getByLabel('否').tap();
  await page.getByRole('radiogroup', { name: /调剂/ }).getByLabel('是').tap();
  await page.getByLabel('可到岗日期').fill(`${new Date().getFullYear() + 1}-03-15`);
  await page.getByLabel('应聘理由').fill('我的专业与岗位要求一致，希望长期服务。');
  await save.tap();

  await expect(page.getByRole('heading', { name: '核对与承诺' })).toBeVisible();
  await page.getByRole('checkbox', { name: /承诺/ }).tap();
  const deliveryId = await deliveryAfter(page, () =>
    page.getByRole('button', { name: '提交投递' }).tap(),
  );

  await expect(page.getByRole('heading', { name: '投递成功' })).toBeVisible();
  const number = (await page.getByText('投递编号：').textContent())?.split('：')[1] ?? '';
  expect(number).not.toBe('');
  await page.getByRole('link', { name: '查看进展' }).tap();

  const card = page.getByRole('article', { name });
  await expect(card).toContainText(number);

  await preview.move(deliveryId, 'screening');
  await page.reload();
  await expect(card.getByRole('list', { name: '投递进展' }).getByRole('listitem')).toContainText([
    '已投递',
    '资格初审中',
  ]);
});
