import { type Page, test as plain } from '@playwright/test';
import { answerQuestions } from './applying';
import { expect, test } from './preview';

/** A desktop of 1280 × 800 at 200 % zoom, in CSS pixels. */
const zoomed = { width: 640, height: 400 };

/** The element with the focus, and whether it lies between the header and the sticky foot. */
async function focusInView(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'nothing has the focus';
    const box = focused.getBoundingClientRect();
    const points = [box.top + 1, Math.min(box.bottom, box.top + 30) - 1];
    const x = box.left + Math.min(box.width / 2, 40);
    const hidden = points.some((y) => {
      const top = document.elementFromPoint(x, y);
      return !top || !(focused.contains(top) || top.contains(focused));
    });
    return hidden ? `under something: ${focused.tagName} ${focused.id} ${box.top}` : 'in view';
  });
}

async function expectInView(page: Page): Promise<void> {
  await expect.poll(() => focusInView(page)).toBe('in view');
}

const save = (page: Page) => page.getByRole('button', { name: '保存', exact: true });

for (const size of [undefined, zoomed]) {
  const name = size ? 'at 200 % zoom' : 'at the usual size';

  test(`the next section’s heading has the focus and is in view, and saving is there, ${name}`, async ({
    page,
    preview,
  }) => {
    if (size) await page.setViewportSize(size);
    await preview.as('complete');
    await page.goto('/resumeedit/basic');
    await expect(page.getByRole('textbox', { name: '姓名' })).toBeVisible();
    if (size) {
      // So low a window leaves its room to the form: saving is at its end.
      await expect(save(page)).not.toBeInViewport();
      await save(page).scrollIntoViewIfNeeded();
    } else {
      // It is sticky at the foot, wherever the form is scrolled to.
      await expect(save(page)).toBeInViewport({ ratio: 1 });
      await page.mouse.wheel(0, 900);
    }
    await expect(save(page)).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: '保存并填写下一部分' }).click();
    await expect(page).toHaveURL(/\/resumeedit\/intention$/);
    await expect(page.getByRole('heading', { level: 2, name: '求职意向' })).toBeFocused();
    await expectInView(page);
  });

  test(`nothing that a keyboard comes to is under the head or the foot, ${name}`, async ({
    page,
    preview,
  }) => {
    test.slow();
    if (size) await page.setViewportSize(size);
    await preview.as('complete');
    await page.goto('/resumeedit/basic');
    const name = page.getByRole('textbox', { name: '姓名' });
    await expect(name).toBeVisible();
    // Each kind of control comes with its own script: before all are there, Tab soon leaves the page.
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await name.focus();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 14; step += 1) {
        await page.keyboard.press(key);
        await expectInView(page);
      }
    }
  });

  // Without the fixture of ./preview: the browser reports the closed connection on its console, which would fail the test.
  plain(
    `an application that cannot be sent says so in view, ${name}`,
    async ({ page, context, baseURL }, { testId }) => {
      if (size) await page.setViewportSize(size);
      const url = baseURL ?? '';
      const space = `offline-${testId}`.replace(/[^\w-]/g, '-').slice(0, 40);
      await context.addCookies([
        { name: 'preview_space', value: space, url },
        { name: 'preview_persona', value: 'complete', url },
      ]);
      await page.goto('/searchPosition/all?keyword=软件');
      await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
      await page.getByRole('link', { name: '立即投递' }).click();
      const next = page.getByRole('button', { name: '保存并继续' });
      for (const heading of ['确认岗位', '核对简历']) {
        await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
        await next.click();
      }
      await expect(page.getByRole('heading', { level: 2, name: '补充信息' })).toBeFocused();
      await expectInView(page);
      await answerQuestions(page);
      await next.click();
      await expect(page.getByRole('heading', { name: '核对与承诺' })).toBeFocused();
      await page.getByRole('checkbox', { name: /承诺/ }).check();
      await context.setOffline(true);
      await page.getByRole('button', { name: '提交投递' }).click();
      await expect(page.getByText(/^网络中断，暂时无法确认/)).toBeInViewport({ ratio: 1 });
      await context.setOffline(false);
    },
  );
}
