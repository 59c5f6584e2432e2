import type { Locator, Page } from '@playwright/test';
import { openCheckStep } from './applying';
import { databaseEntries } from './database';
import { deliveryAfter, expect, test } from './preview';

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
