import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { AppointmentSlot, Delivery, PageOf, Success } from '../../src/services/types';
import { expect, test } from './preview';

/** The deliveries and slots as the portal itself gets them; opens the page that asks for them. */
async function answerOf<T>(page: Page, part: string, action: () => Promise<unknown>): Promise<T> {
  const answered = page.waitForResponse(
    (response) => response.url().includes(part) && response.ok(),
  );
  await action();
  const body: Success<T> = await (await answered).json();
  return body.data;
}

async function deliveryIn(page: Page, status: string): Promise<Delivery> {
  const { list } = await answerOf<PageOf<Delivery>>(page, '/applicationdelivery/search', () =>
    page.goto('/user/appointments'),
  );
  const delivery = list.find((one) => one.status === status);
  if (!delivery) throw new Error(`No delivery is ${status}`);
  return delivery;
}

test.beforeEach(async ({ preview }) => {
  await preview.as('deliveries');
});

test('a time that others take while one chooses: the list is renewed, another one is booked', {
  tag: '@anyWidth',
}, async ({ page }) => {
  const { id } = await deliveryIn(page, 'toBook');
  const slots = await answerOf<AppointmentSlot[]>(page, '/getAllList/', () =>
    page.goto(`/user/appointments?deliveryId=${id}`),
  );
  const times = page.getByRole('radio');
  await expect(times).toHaveCount(slots.length);
  await expect(times.nth(0)).toBeDisabled();
  await times.nth(1).check();

  const filled = await page.request.post(`/__preview/slots/${slots[1]?.id}`);
  expect(filled.ok(), await filled.text()).toBe(true);
  await page.getByRole('button', { name: '确认预约' }).click();
  await expect(page.getByRole('alert')).toContainText('刚刚被约满');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(times.nth(1)).toBeDisabled();

  await times.nth(3).check();
  await page.getByRole('button', { name: '确认预约' }).click();
  await expect(page.getByText('预约成功，请按下面的时间参加面试。')).toBeFocused();
  await page.getByRole('button', { name: /^加入日历/ }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^下载日历文件/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  // Long lines are folded (RFC 5545, 3.1).
  const entry = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '');
  expect(entry).toContain(`/user/appointments?deliveryId=${id}`);
  expect(entry).toMatch(/DTSTART:\d{8}T\d{6}Z/);
});

test.describe('on a phone whose clock is another', () => {
  test.use({ timezoneId: 'Europe/London' });

  test('the times are the office’s, and say so', {
    tag: '@anyWidth',
  }, async ({ page }) => {
    const { id } = await deliveryIn(page, 'booked');
    const { list } = await answerOf<PageOf<Delivery>>(page, '/applicationdelivery/search', () =>
      page.goto(`/user/appointments?deliveryId=${id}`),
    );
    const startsAt = list.find((one) => one.id === id)?.appointment?.startsAt ?? '';
    await expect(page.getByText('这里的时间都是北京时间')).toBeVisible();
    // The offset of ISO 8601 is the portal's zone, whose time is shown.
    expect(startsAt).toMatch(/\+08:00$/);
    const shown = page.locator(`time[datetime="${startsAt}"]`);
    await expect(shown.first()).toContainText(startsAt.slice(11, 16));
  });
});
