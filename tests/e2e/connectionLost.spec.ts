import { test as plain } from '@playwright/test';
import { openCheckStep } from './applying';
import { expect } from './preview';

// Without the fixture of ./preview: the browser reports the closed connection on its console, which would fail the test.
plain(
  'an answer lost at sending: the portal finds out that it was sent',
  { tag: '@anyWidth' },
  async ({ page, context, baseURL }, { testId }) => {
    const url = baseURL ?? '';
    const space = `lost-${testId}`.replace(/[^\w-]/g, '-').slice(0, 40);
    const cookie = (name: string, value: string) => context.addCookies([{ name, value, url }]);
    await cookie('preview_space', space);
    await cookie('preview_persona', 'complete');
    await openCheckStep(page);

    let sent = 0;
    page.on('request', (request) => {
      if (request.url().includes('/wizard/apply/')) sent += 1;
    });
    await cookie('preview_server', 'lost');
    await page.getByRole('button', { name: '提交投递' }).click();
    await expect(page.getByRole('heading', { name: '投递成功' })).toBeVisible();
    await expect(page.getByText(/^投递编号：\S+/)).toBeVisible();
    await expect(page.getByText('投递成功，等待用人单位受理')).toBeVisible();
    await expect(page.getByText(/没有单位给出的预计答复时间/)).toBeVisible();
    expect(sent).toBe(1);
  },
);
