import { test as plain } from '@playwright/test';
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
    const save = page.getByRole('button', { name: '保存并继续' });

    await page.goto('/searchPosition/all?keyword=软件');
    await page.getByRole('article').getByRole('heading').getByRole('link').first().click();
    await page.getByRole('link', { name: '立即投递' }).click();
    await expect(page.getByRole('heading', { name: '确认岗位' })).toBeVisible();
    await save.click();
    await expect(page.getByRole('heading', { name: '核对简历' })).toBeVisible();
    await save.click();
    await page.getByRole('radiogroup', { name: /亲属/ }).getByLabel('否').check();
    await page.getByRole('radiogroup', { name: /调剂/ }).getByLabel('是').check();
    await page.getByLabel('可到岗日期').fill(`${new Date().getFullYear() + 1}-03-15`);
    await page.getByLabel('应聘理由').fill('我的专业与岗位要求一致，希望长期服务。');
    await save.click();
    await page.getByRole('checkbox', { name: /承诺/ }).check();

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
