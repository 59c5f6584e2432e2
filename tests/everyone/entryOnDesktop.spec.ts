import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../e2e/preview';
import { wordsOf } from '../e2e/words';

const t = wordsOf('zh-CN');

/** Puts a text into a field as a password manager or a clipboard does. */
async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await field.focus();
  await page.keyboard.press('Control+V');
  await expect(field).toHaveValue(text);
}

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

test('signing in needs no memory and no puzzle: managers fill it, everything can be pasted (WCAG 3.3.8)', async ({
  page,
  preview,
}) => {
  await preview.as('visitor');
  await page.goto('/censorlogin');
  const form = page.getByRole('form');
  const name = form.getByLabel('登录名');
  const password = form.getByLabel('密码', { exact: true });
  await expect(form.getByLabel('图中字符')).toBeVisible();
  await expect(name).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await paste(page, name, '13800000001');
  await paste(page, password, 'Preview#2026');
  await paste(page, form.getByLabel('图中字符'), 'a1b2');

  await form.getByRole('button', { name: t('auth.captcha.toCode') }).click();
  await expect(form.getByLabel('图中字符')).toHaveCount(0);
  // What was typed above is not asked for again (WCAG 3.3.7).
  await expect(form.getByLabel(t('auth.code.target'))).toHaveValue('13800000001');
  const code = form.getByLabel('验证码', { exact: true });
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await paste(page, code, '123456');
});

for (const { name, path } of [
  { name: 'recovering a password', path: '/forgetpassword' },
  { name: 'registering', path: '/regist' },
]) {
  test(`${name} has a way past the picture`, async ({ page, preview }) => {
    await preview.as('visitor');
    await page.goto(path);
    if (path === '/regist') {
      await page.getByRole('checkbox').first().check();
      await page.getByRole('checkbox').nth(1).check();
      await page.getByRole('button', { name: t('regist.next') }).click();
    }
    await expect(page.getByLabel('图中字符')).toBeVisible();
    const inside = page.getByRole('main').getByRole('button');
    await inside
      .filter({ hasText: /看不清|无法识别|改用/ })
      .first()
      .click();
    await expect(page.getByLabel('图中字符')).toHaveCount(0);
  });
}

test('an application asks for nothing that the résumé holds (WCAG 3.3.7)', async ({
  page,
  preview,
}) => {
  await preview.as('complete');
  await page.goto('/resumeedit/basic');
  await expect(page.getByRole('textbox', { name: '姓名' })).toHaveValue(/./);
  const labels = (scope: Page) =>
    scope
      .getByRole('main')
      .locator('form label')
      .evaluateAll((all) =>
        all.map((label) => (label.textContent ?? '').replace(/[（*].*$/, '').trim()),
      );
  const known = new Set((await labels(page)).filter((label) => label !== ''));
  expect(known.size).toBeGreaterThan(8);

  await page.goto('/searchPosition/all?keyword=软件');
  await page.getByRole('article').getByRole('heading').getByRole('link').first().click();
  await page.getByRole('link', { name: t('positions.apply.now') }).click();
  const save = page.getByRole('button', { name: t('apply.saveAndContinue') });
  for (const step of ['核对简历', '补充信息']) {
    await save.click();
    await expect(page.getByRole('heading', { name: step })).toBeVisible();
  }
  await expect(page.getByLabel('应聘理由')).toBeVisible();
  const asked = await labels(page);
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((label) => known.has(label))).toEqual([]);
});
