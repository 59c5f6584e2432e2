import type { Locator, Page } from '@playwright/test';
import { databaseEntries } from './database';
import { deliveryAfter, expect, test } from './preview';

const save = (page: Page) => page.getByRole('button', { name: '保存并继续' });

/** Opens a position for the persona and goes to the check page of its wizard. Returns the position's name. */
async function openCheckStep(page: Page): Promise<string> {
  await page.goto('/searchPosition/all?keyword=软件');
  const link = page
    .getByRole('article')
    .filter({ hasText: '软件' })
    .first()
    .getByRole('heading')
    .getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await page.getByRole('link', { name: '立即投递' }).click();
  await expect(page.getByRole('heading', { name: '确认岗位' })).toBeVisible();
  await save(page).click();
  await expect(page.getByRole('heading', { name: '核对简历' })).toBeVisible();
  await save(page).click();
  await page.getByRole('radiogroup', { name: /亲属/ }).getByLabel('否').check();
  await page.getByRole('radiogroup', { name: /调剂/ }).getByLabel('是').check();
  await page.getByLabel('可到岗日期').fill(`${new Date().getFullYear() + 1}-03-15`);
  await page.getByLabel('应聘理由').fill('我的专业与岗位要求一致，希望长期服务。');
  await save(page).click();
  await expect(page.getByRole('heading', { name: '核对与承诺' })).toBeVisible();
  await page.getByRole('checkbox', { name: /承诺/ }).check();
  return name;
}

const submit = (page: Page) => page.getByRole('button', { name: '提交投递' });
const numberOf = async (page: Page) => (await page.getByText('投递编号：').textContent()) ?? '';

/** The card of a delivery, after a reload. */
async function cardOf(page: Page, deliveryId: string, name: string): Promise<Locator> {
  await page.goto(`/user/deliveries?deliveryId=${deliveryId}`);
  const card = page.getByRole('article', { name });
  await expect(card).toBeFocused();
  return card;
}

test('from applying to being hired, with the reviewer’s moves between', async ({
  page,
  preview,
}) => {
  await preview.as('complete');
  const name = await openCheckStep(page);
  const id = await deliveryAfter(page, () => submit(page).click());
  const number = await numberOf(page);
  await page.reload();
  await expect(page.getByText(number)).toBeVisible();
  await expect(page.getByText('预计答复时间：')).toBeVisible();

  for (const state of ['screening', 'screenPassed', 'toBook']) await preview.move(id, state);
  let card = await cardOf(page, id, name);
  await expect(card).toContainText('请选择面试时间');
  await card.getByRole('link', { name: '选择面试时间' }).click();
  await expect(page).toHaveURL(/\/user\/appointments\?deliveryId=/);
  await page.getByRole('radio').and(page.locator(':enabled')).first().check();
  await page.getByRole('button', { name: '确认预约' }).click();
  await expect(page.getByRole('radio')).toHaveCount(0);
  card = await cardOf(page, id, name);
  await expect(card).toContainText('待面试');

  for (const state of ['interviewPassed', 'bcConsent', 'bcWaived', 'publicity', 'hired']) {
    await preview.move(id, state);
  }
  card = await cardOf(page, id, name);
  await expect(card).toContainText('您已被录用，请按单位通知办理入职。');
  await expect(page.getByRole('navigation', { name: '投递分组' })).toContainText('已结束');
  await expect(card.getByRole('button', { name: '撤回投递' })).toHaveCount(0);
});

test('what was typed outlives a reload', { tag: '@anyWidth' }, async ({ page, preview }) => {
  await preview.as('complete');
  await openCheckStep(page);
  await page.getByRole('button', { name: '修改：应聘理由' }).click();
  await page.getByLabel('应聘理由').fill('重新写的理由，还没有来得及保存。');
  await expect.poll(() => databaseEntries(page)).not.toHaveLength(0);
  await page.reload();
  await expect(page.getByText('已恢复您上次没有保存的内容。')).toBeVisible();
  await expect(page.getByLabel('应聘理由')).toHaveValue('重新写的理由，还没有来得及保存。');
  // At once after the last key: the page ends before the browser's database has written.
  await page.getByLabel('应聘理由').fill('重新写的理由，最后一个字也在。');
  await page.reload();
  await expect(page.getByLabel('应聘理由')).toHaveValue('重新写的理由，最后一个字也在。');
  await page.goBack();
  await expect(page.getByRole('heading', { name: '核对与承诺' })).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel('应聘理由')).toHaveValue('重新写的理由，最后一个字也在。');
});
