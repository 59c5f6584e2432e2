/** What stands below a part that is on its way keeps its place when the part comes: a press that has begun there must not be lost. */
import type { Locator, Page } from '@playwright/test';
import { expect, type Persona, test } from './preview';

interface Place {
  name: string;
  persona: Persona;
  path: string;
  /** The calls that are held back, in the order in which the page makes them. */
  calls: string[];
  target: (page: Page) => Locator;
  /** Is there once all calls are answered. */
  last: (page: Page) => Locator;
}

const places: Place[] = [
  {
    name: 'the download, below the agreed texts',
    persona: 'deliveries',
    path: '/user/privacy',
    calls: ['**/userinfo/info**', '**/searchPrivacy**'],
    target: (page) => page.getByRole('button', { name: '下载我的数据' }),
    last: (page) => page.getByText('用户协议', { exact: true }),
  },
  {
    name: 'an empty résumé, below the offer of what is known',
    persona: 'newcomer',
    path: '/resumeedit/basic',
    calls: ['**/reguserinfo**'],
    target: (page) => page.getByLabel('姓名'),
    last: (page) => page.getByRole('region', { name: /注册/ }),
  },
];

for (const { name, persona, path, calls, target, last } of places) {
  test(name, async ({ page, preview }) => {
    await preview.as(persona);
    const held: (() => void)[] = [];
    for (const call of calls)
      await page.route(call, async (route) => {
        await new Promise<void>((resolve) => held.push(resolve));
        await route.continue();
      });
    await page.goto(path);
    await target(page).waitFor();
    const top = async () => (await target(page).boundingBox())?.y ?? 0;
    const tops = [await top()];
    for (const [index] of calls.entries()) {
      await expect.poll(() => held.length).toBe(index + 1);
      held[index]?.();
      tops.push(await top());
    }
    await expect(last(page)).toBeVisible();
    tops.push(await top());
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(1);
  });
}
