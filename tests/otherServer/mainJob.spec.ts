import type { Locator } from '@playwright/test';
import { expect, type Person, test } from './person';
import { wantedName } from './server/positions';

const heading = (person: Person, name: string): Locator =>
  person.page.getByRole('heading', { name, exact: true });

/** Finds the position with the search box, opens it, and signs in on the way to its application. */
async function goToApplication(person: Person): Promise<void> {
  const { page } = person;
  await page.goto('/home');
  const main = page.getByRole('main');
  await person.see(main.getByRole('combobox', { name: '关键词' }));
  await main.getByRole('combobox', { name: '关键词' }).fill('软件开发');
  await page.keyboard.press('Enter');
  const results = page.getByRole('region', { name: '搜索结果' });
  const link = results.getByRole('heading', { name: wantedName }).getByRole('link');
  await person.see(link);
  const apply = page.getByRole('link', { name: '立即投递' });
  await person.press(link, apply);
  const first = heading(person, '确认岗位');
  // Who had to sign in before, over the page, comes to the application at once.
  await person.press(apply, main.getByLabel('登录名').or(first));
  await person.signIn(main);
  await person.see(first);
}

/** Answers what this server asks and sends the application. */
async function sendApplication(person: Person): Promise<string> {
  const { page } = person;
  const save = page.getByRole('button', { name: '保存并继续' });
  await person.press(save, heading(person, '核对简历'));
  await person.press(save, heading(person, '补充信息'));
  await page
    .getByRole('radiogroup', { name: '能否值夜班' })
    .getByLabel('有', { exact: true })
    .check();
  await page.getByLabel('最早入职日').fill(`${new Date().getFullYear() + 1}-03-15`);
  await page.getByLabel('报考动机').fill('专业与岗位要求一致，愿意长期服务。');
  await person.press(save, heading(person, '核对与承诺'));
  await page.getByRole('checkbox', { name: /承诺/ }).check();
  await person.press(page.getByRole('button', { name: '提交投递' }), heading(person, '投递成功'));
  await person.see(page.getByText('投递编号：'));
  return (await page.getByText('投递编号：').textContent())?.split('：')[1] ?? '';
}

test('from the search to a delivery, its résumé and its withdrawal @slow', async ({ person }) => {
  const { page } = person;
  await goToApplication(person);
  const number = await sendApplication(person);
  expect(number).toMatch(/^YS\d+$/);

  const card = page.getByRole('article', { name: wantedName });
  await person.press(page.getByRole('link', { name: '查看进展' }), card);
  await expect(card).toContainText(number);
  await expect(card.getByRole('list', { name: '投递进展' })).toContainText('已投递');

  await page.goto('/resumeview');
  await person.see(page.getByRole('main').getByText('林知远').first());

  await page.goto('/user/deliveries');
  await person.see(card);
  const withdraw = page.getByRole('dialog', { name: /^撤回对/ });
  await person.press(card.getByRole('button', { name: '撤回投递' }), withdraw);
  await person.press(
    withdraw.getByRole('button', { name: '撤回投递' }),
    card.getByText('您已撤回本次投递。'),
  );
});

test('pages are counted from 1: every position once', async ({ person }) => {
  const { page } = person;
  await page.goto('/searchPosition/all');
  const rows = page.getByRole('region', { name: '搜索结果' }).getByRole('article');
  await person.see(rows.first());
  await expect(rows).toHaveCount(20);
  const first = await rows.getByRole('heading').allTextContents();
  await page.getByRole('link', { name: '下一页' }).click();
  await expect(page).toHaveURL(/[?&]current=2/);
  await person.see(rows.filter({ hasNotText: first[0] ?? '' }).first());
  await expect(rows).toHaveCount(4);
  const second = await rows.getByRole('heading').allTextContents();
  expect(new Set([...first, ...second]).size).toBe(24);
});
