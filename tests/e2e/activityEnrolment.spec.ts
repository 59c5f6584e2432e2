import type { Page } from '@playwright/test';
import { examples } from '../../mock/_preview/seed/examples';
import { choose } from './choices';
import { deliveryAfter, expect, test } from './preview';
import { grown } from './settle';

const pathOf = (id: string) => `/applyActivity/${id}/applyActivity`;

/** From the choice of a session to the number of the enrolment. */
async function finishEnrolling(page: Page): Promise<string> {
  const save = page.getByRole('button', { name: '保存并继续' });
  await save.click();
  await expect(page.getByRole('heading', { name: '核对简历' })).toBeVisible();
  await save.click();
  await choose(page, '到场方式', '自行前往');
  await save.click();
  await expect(page.getByRole('heading', { name: '核对与承诺' })).toBeVisible();
  await page.getByRole('checkbox', { name: /承诺/ }).check();
  const deliveryId = await deliveryAfter(page, () =>
    page.getByRole('button', { name: '提交报名' }).click(),
  );
  await expect(page.getByRole('heading', { name: '报名成功' })).toBeVisible();
  return deliveryId;
}

test('an activity is found, enrolled for, kept in a calendar, cancelled and enrolled for again', {
  tag: '@anyWidth',
}, async ({ page, preview }) => {
  await preview.as('complete');
  await page.goto('/applyActivity');
  await page.getByRole('link', { name: '报名中', exact: true }).click();
  await expect(page).toHaveURL(/state=enrolling/);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const row = page.getByRole('article').first();
  const title = (await row.getByRole('link').textContent()) ?? '';
  await row.getByRole('link').click();

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  const activity = new URL(page.url()).pathname;
  const enrol = page.getByRole('link', { name: /^报名这一场/ }).last();
  const session = (await enrol.getAttribute('aria-label'))?.split('：')[1] ?? '';
  await enrol.click();
  await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(
    new RegExp(`^${session}`),
  );
  const deliveryId = await finishEnrolling(page);
  await expect(page.getByText(/^报名编号：\S+/)).toBeVisible();
  await page.getByText('加入日历').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^下载日历文件/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);

  await page.goto(activity);
  const panel = page.getByRole('complementary', { name: '报名' });
  await expect(panel).toContainText('已报名');
  await expect(page.getByText('您的场次')).toBeVisible();
  await expect(page.getByRole('link', { name: /^报名这一场/ })).toHaveCount(0);
  await panel.getByRole('link', { name: '查看我的报名' }).click();

  await expect(page).toHaveURL(new RegExp(`deliveryId=${deliveryId}`));
  await page.getByRole('button', { name: '取消报名' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('取消后名额将释放给其他人');
  await grown(dialog);
  await dialog.getByRole('button', { name: '取消报名' }).click();
  await expect(page.getByRole('article', { name: title })).toContainText('已取消');

  await page.getByRole('article', { name: title }).getByRole('link', { name: title }).click();
  await expect(panel).toContainText('已取消');
  await panel.getByRole('link', { name: '重新报名' }).click();
  await page.getByRole('radio', { disabled: false }).first().check();
  const anew = await finishEnrolling(page);
  expect(anew).not.toBe(deliveryId);

  await preview.move(anew, 'checkedIn');
  await page.goto(activity);
  await expect(panel).toContainText('已签到');
  await expect(panel.getByRole('link', { name: /报名$/ })).toHaveCount(1);
});

test('a session without seats says so and cannot be chosen', { tag: '@anyWidth' }, async ({
  page,
  preview,
}) => {
  await preview.as('complete');
  await page.goto(pathOf(examples.fullSessionActivity));
  const full = page.getByRole('region', { name: '场次' }).getByRole('listitem').first();
  await expect(full).toContainText('名额已满');
  await expect(full.getByRole('link', { name: /^报名这一场/ })).toHaveCount(0);
  await page.getByRole('link', { name: '报名', exact: true }).click();
  await expect(page.getByRole('radio').first()).toBeDisabled();
  await page.getByRole('button', { name: '保存并继续' }).click();
  await expect(page.getByRole('link', { name: '请选择一个场次' })).toBeVisible();
});

test('the résumé is edited on the way, and the editor leads back to the activity', {
  tag: '@anyWidth',
}, async ({ page, preview }) => {
  await preview.as('complete');
  await page.goto(`/activityresumeedit/${examples.enrollingActivity}/activity/applyActivity`);
  // Waits for the photo and the regions, which move the button.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: '保存并返回活动' }).click();
  await expect(page).toHaveURL(new RegExp(`${pathOf(examples.enrollingActivity)}$`));
});
