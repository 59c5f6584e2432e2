import type { Page } from '@playwright/test';
import { expect } from './preview';

const save = (page: Page) => page.getByRole('button', { name: '保存并继续' });

/** Opens a position for the persona and goes to the check page of its wizard. Returns the position's name. */
export async function openCheckStep(page: Page): Promise<string> {
  await page.goto('/searchPosition/all?keyword=软件');
  const row = page.getByRole('article').filter({ hasText: '软件' }).first();
  const link = row.getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await page.getByRole('link', { name: '立即投递' }).click();
  await expect(page.getByRole('heading', { name: '确认岗位' })).toBeVisible();
  await save(page).click();
  await expect(page.getByRole('heading', { name: '核对简历' })).toBeVisible();
  await save(page).click();
  await answerQuestions(page);
  await save(page).click();
  await expect(page.getByRole('heading', { name: '核对与承诺' })).toBeVisible();
  await page.getByRole('checkbox', { name: /承诺/ }).check();
  return name;
}

/** Fills in what the position asks beside the résumé. */
export async function answerQuestions(page: Page): Promise<void> {
  await page.getByRole('radiogroup', { name: /亲属/ }).getByLabel('否').check();
  await page.getByRole('radiogroup', { name: /调剂/ }).getByLabel('是').check();
  await page.getByLabel('可到岗日期').fill(`${new Date().getFullYear() + 1}-03-15`);
  await page.getByLabel('应聘理由').fill('我的专业与岗位要求一致，希望长期服务。');
}
