import { expectNoBarrier } from './barriers';
import { expect, test } from './preview';

test('positions are chosen from a list, compared, shared by their address and taken out again', async ({
  page,
  preview,
}, { project }) => {
  await preview.as('complete');
  await page.goto('/searchPosition/all');
  const choose = page.getByRole('article').getByRole('button', { name: /^对比：/ });
  await choose.nth(0).click();
  await choose.nth(1).click();
  await page
    .getByRole('region', { name: '对比栏' })
    .getByRole('link', { name: '开始对比' })
    .click();

  const drawer = page.getByRole('dialog', { name: '岗位对比' });
  const heads = drawer.getByRole('columnheader');
  await expect(heads).toHaveCount(4);
  await expect(drawer.getByRole('rowheader', { name: '学历' })).toBeVisible();
  // A phone has room for the two positions alone.
  await expect(heads.nth(project.name === 'desktop' ? 1 : 3)).toHaveText('我的简历');
  // A table wider than the screen scrolls inside itself; the page does not.
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await expectNoBarrier(page, '[role="dialog"]');

  const shared = page.url();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/searchPosition\/all$/);
  await page.goto(shared);
  await expect(heads).toHaveCount(4);
  await drawer
    .getByRole('button', { name: /^移出对比：/ })
    .first()
    .click();
  await expect(heads).toHaveCount(3);
  await expect(drawer.getByText('再加入一个岗位即可对比。')).toBeVisible();
  await drawer.getByRole('button', { name: '关闭' }).click();
  // The device keeps the positions that are left.
  await expect(page.getByRole('region', { name: '对比栏' })).toContainText(
    project.name === 'desktop' ? '对比 1/5' : '对比 1/',
  );
});

test('on paper a position is its facts: no header, no buttons, nothing that only a screen can do', async ({
  page,
  preview,
}) => {
  await preview.as('complete');
  await page.goto('/recruitmentview/200004');
  await expect(page.getByRole('region', { name: '与我的简历对照' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of ['岗位', '报考条件', '招聘单位', '联系与时间']) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: '岗位职责' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('timer')).toBeHidden();
  await expect(page.getByRole('region', { name: '与我的简历对照' })).toBeHidden();
  await expect(page.getByRole('link', { name: /立即投递|查看该单位|返回/ })).toHaveCount(0);
});

test('the position of a slow phone does not jump while it is awaited', async ({
  page,
  preview,
}) => {
  await preview.as('complete');
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value = 'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
        Object.assign(window, { shifted: Reflect.get(window, 'shifted') + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/recruitmentview/200004');
  await expect(page.getByRole('region', { name: '相近岗位' })).toBeAttached();
  await expect(page.getByText(/^\d+ 项符合/)).toBeAttached();
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shifted')))).toBeLessThan(0.1);
});
