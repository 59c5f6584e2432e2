import type { Page } from '@playwright/test';
import { expectNoBarrier, expectNoBarrierInDark } from './barriers';
import { expect, test } from './preview';

const tabs = ['screens', 'switches', 'deliveries', 'targets', 'outbox'];

async function openConsole(page: Page, tab = ''): Promise<void> {
  await page.goto(`/__preview${tab && `#${tab}`}`);
  await expect(page.getByRole('tab', { selected: true })).toBeVisible();
}

const banner = (page: Page) => page.getByRole('complementary', { name: '预览状态' });

for (const tab of tabs) {
  test(`the console, ${tab}: no barrier, and nothing sideways`, async ({ page, preview }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await preview.as('deliveries');
    await openConsole(page, tab);
    await expectNoBarrier(page);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBe(0);
    // This tab has all kinds of controls; axe would need seconds for each further tab.
    if (tab === 'switches') await expectNoBarrierInDark(page);
  });
}

test('one delivery and a comparison of widths, opened: no barrier', async ({ page, preview }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await preview.as('deliveries');
  await openConsole(page, 'deliveries');
  await page.getByRole('button', { name: /详情/ }).first().click();
  await expect(
    page.getByRole('dialog').getByRole('heading', { name: '直接设为（不按流程）' }),
  ).toBeVisible();
  await expectNoBarrier(page);
  await page.keyboard.press('Escape');

  await openConsole(page);
  await page.getByText('三种宽度并排', { exact: true }).first().click();
  await page
    .getByRole('link', { name: /三种宽度并排$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').locator('iframe')).toHaveCount(3);
  await expectNoBarrier(page);
});

test('another person is reached with nothing left of the one before', { tag: '@anyWidth' }, async ({
  page,
  preview,
}) => {
  await preview.as('complete');
  await page.goto('/usercenter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => window.sessionStorage.setItem('typed', 'by the person before'));

  await page.goto('/__preview/go?persona=deliveries&to=/user/deliveries');
  await expect(page.getByRole('article').first()).toBeVisible();
  const kept = await page.evaluate(() => ({
    user: window.localStorage.getItem('army-site-user'),
    typed: window.sessionStorage.getItem('typed'),
  }));
  expect(JSON.parse(kept.user ?? '{}')).toMatchObject({ loginName: 'deliveries' });
  expect(kept.typed).toBeNull();

  await page.goto('/__preview/go?persona=visitor&to=/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => window.localStorage.getItem('army-site-user'))).toBeNull();
});

test('the portal says that a fault is on and leads back, to those who use the console alone', {
  tag: '@anyWidth',
}, async ({ page, context, baseURL }) => {
  const fieldError = { name: 'preview_server', value: 'empty', url: baseURL ?? '' };
  await context.addCookies([fieldError]);
  await page.goto('/notice');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);

  await openConsole(page);
  await page.goto('/notice');
  await expect(banner(page)).toContainText('列表为空');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoBarrier(page);
  await banner(page).getByRole('link', { name: '关闭故障' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL(/\/notice$/);
  await expect(banner(page)).toHaveCount(0);
});

test('on another day the portal’s countdowns are those of that day', { tag: '@anyWidth' }, async ({
  page,
  preview,
}) => {
  await preview.as('deliveries');
  await openConsole(page, 'switches');
  await page.getByRole('button', { name: '往后一周' }).click();
  await expect(page.getByRole('status', { name: '现在的状态' })).toContainText('往后 7 天');
  await page.goto('/user/appointments');
  await expect(banner(page)).toContainText('日期往后 7 天');
  await expect(page.getByText('已截止').first()).toBeVisible();
});
