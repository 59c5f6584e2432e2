import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/preview';
import { settle } from '../e2e/settle';
import { heardIn, withEars } from '../everyone/announced';
import { readAloud } from '../everyone/axTree';

const lines: string[] = [];

/** What has the focus, what was announced on the way, and the whole page in the order of reading. */
async function say(page: Page, title: string, within?: string): Promise<void> {
  await settle(page);
  lines.push('', `== ${title}: ${new URL(page.url()).pathname}`);
  lines.push(`   title: ${await page.title()}`);
  const focused = await page.evaluate(() => {
    const { activeElement: at } = document;
    return `${at?.localName} ${(at?.getAttribute('aria-label') ?? at?.textContent ?? '').trim().slice(0, 60)}`;
  });
  lines.push(`   focus: ${focused}`);
  for (const words of await heardIn(page)) lines.push(`   announced ${words}`);
  const spoken = await readAloud(page);
  const from = within ? spoken.findIndex(({ role }) => role === within) : 0;
  const top = spoken[from]?.depth ?? 0;
  for (const [index, { depth, role, name, states, live }] of spoken.entries()) {
    if (index < from) continue;
    if (within && index > from && depth <= top) break;
    const marks = [...states, ...(live === 'off' ? [] : [`live ${live}`])].join(', ');
    lines.push(`${'  '.repeat(depth)}${role} ${JSON.stringify(name)}${marks ? ` [${marks}]` : ''}`);
  }
}

test('the main job as it is spoken', async ({ page, preview }) => {
  test.setTimeout(180_000);
  await withEars(page);
  await page.goto('/home');
  await say(page, 'the home page');
  await page.getByRole('main').getByRole('combobox', { name: '关键词' }).fill('软件');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/searchPosition/);
  await say(page, 'what was found', 'main');
  await page.getByRole('article').getByRole('heading').getByRole('link').first().click();
  await expect(page.getByRole('link', { name: '立即投递' })).toBeVisible();
  await say(page, 'the position', 'main');
  const captcha = await preview.captchaAfter(() =>
    page.getByRole('link', { name: '立即投递' }).click(),
  );
  await expect(page.getByLabel('图中字符')).toBeVisible();
  await say(page, 'signing in', 'main');
  await page.getByRole('form').getByRole('button', { name: '登录', exact: true }).click();
  await say(page, 'signing in with nothing filled in', 'main');
  await page.getByLabel('登录名').fill('candidate');
  await page.getByLabel('密码', { exact: true }).fill('Preview#2026');
  await page.getByLabel('图中字符').fill(captcha);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '确认岗位' })).toBeVisible();
  await say(page, 'the application, first step', 'main');
  const save = page.getByRole('button', { name: '保存并继续' });
  await save.click();
  await expect(page.getByRole('heading', { name: '核对简历' })).toBeVisible();
  await say(page, 'second step', 'main');
  await save.click();
  await expect(page.getByRole('heading', { name: '补充信息' })).toBeVisible();
  await say(page, 'third step', 'main');
  await page.getByRole('radiogroup', { name: /亲属/ }).getByText('否', { exact: true }).click();
  await page.getByRole('radiogroup', { name: /调剂/ }).getByRole('radio').first().check();
  await page.getByLabel('可到岗日期').fill(`${new Date().getFullYear() + 1}-03-15`);
  await page.keyboard.press('Enter');
  await page.getByLabel('应聘理由').fill('我的专业与岗位要求一致，希望长期服务。');
  await save.click();
  await expect(page.getByRole('heading', { name: '核对与承诺' })).toBeVisible();
  await say(page, 'fourth step', 'main');
  await page.getByRole('checkbox', { name: /承诺/ }).check();
  await page.getByRole('button', { name: '提交投递' }).click();
  await expect(page.getByRole('heading', { name: '投递成功' })).toBeVisible();
  await say(page, 'sent', 'main');
  await page.getByRole('link', { name: '查看进展' }).click();
  await expect(page).toHaveURL(/\/user\/deliveries/);
  await expect(page.getByRole('list', { name: '投递进展' })).toBeVisible();
  await say(page, 'the deliveries', 'main');
  process.stdout.write(`${lines.join('\n')}\n`);
});
