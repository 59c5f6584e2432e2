/** What stands below a part that is on its way keeps its place when the part comes: a press that has begun there must not be lost. */
import type { Locator, Page } from '@playwright/test';
import { cameraPhoto } from './photo';
import { expect, type Persona, test } from './preview';
import { grown } from './settle';

interface Place {
  name: string;
  persona: Persona;
  path: string;
  /** The calls that are held back, in the order in which the page makes them. */
  calls: string[];
  /** Calls that only a desktop makes, after the others. */
  desktopCalls?: string[];
  target: (page: Page) => Locator;
  /** Is there once all calls are answered. */
  last: (page: Page) => Locator;
  /** How much comes is not known before it has been there once in this tab. */
  isSeenBefore?: boolean;
  /** What the device has kept, by key. */
  kept?: Record<string, unknown>;
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
  {
    name: 'the list of saved positions, below its tools',
    persona: 'deliveries',
    path: '/user/collections',
    calls: ['**/collect/getCareer**'],
    target: (page) => page.locator('main .surface').first(),
    last: (page) => page.getByText('全选本页'),
  },
  {
    name: 'the target of an application, below its steps',
    persona: 'complete',
    path: '/apply/200009/position',
    calls: [],
    desktopCalls: ['**/steps.*.js'],
    target: (page) => page.getByRole('link', { name: /在新标签页打开/ }),
    last: (page) => page.getByRole('list', { name: '投递步骤' }).or(page.getByText('第 1/5 步')),
  },
  {
    name: 'the positions that close next, below saved searches',
    persona: 'visitor',
    path: '/home',
    calls: ['**/saved-news.*.js'],
    target: (page) => page.getByRole('region', { name: '即将截止' }),
    last: (page) => page.getByRole('link', { name: '软件', exact: true }),
    kept: {
      searches: [
        { name: '软件', href: '/searchPosition/all?kw=a' },
        { name: '全部', href: '/searchPosition/all' },
      ],
    },
  },
  {
    name: 'the positions that close next, below the to-dos',
    persona: 'deliveries',
    path: '/home',
    calls: ['**/usercenter'],
    target: (page) => page.getByRole('region', { name: '即将截止' }),
    last: (page) => page.getByText(/简历完整度/),
    isSeenBefore: true,
  },
  {
    name: 'the steps of the flow, below the person’s own',
    persona: 'deliveries',
    path: '/recruitmentflow',
    calls: ['**/applicationdelivery/search**'],
    target: (page) => page.locator('main').getByRole('list').last(),
    last: (page) => page.getByRole('region', { name: '我的进度' }).getByRole('link'),
    isSeenBefore: true,
  },
];

for (const { name, persona, path, target, last, ...place } of places) {
  test(name, async ({ page, preview, isMobile }) => {
    await preview.as(persona);
    const calls = [...place.calls, ...((!isMobile && place.desktopCalls) || [])];
    await page.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept))
        window.localStorage.setItem(`army-site-${key}`, JSON.stringify(value));
    }, place.kept ?? {});
    if (place.isSeenBefore) {
      await page.goto(path);
      await last(page).waitFor();
    }
    const held: (() => void)[] = [];
    for (const call of calls)
      await page.route(call, async (route) => {
        await new Promise<void>((resolve) => held.push(resolve));
        await route.continue();
      });
    // A script that is held before the page's load holds that up, too.
    await page.goto(path, { waitUntil: 'commit' });
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

test('the buttons of a form, below a photo that is on its way', async ({ page, preview }) => {
  await preview.as('complete');
  await page.goto('/resumeedit/basic');
  const area = page.getByRole('region', { name: '基本信息', exact: true });
  await area.getByRole('button', { name: '移除', exact: true }).click();
  await expect(area.getByText(/还有 1 项必填内容/)).toBeVisible();
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/file/uploadImage', async (route) => {
    await held;
    await route.continue();
  });
  const chooser = page.waitForEvent('filechooser');
  await area.getByRole('button', { name: '选择证件照' }).click();
  const buffer = await cameraPhoto(page);
  await (await chooser).setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  const dialog = page.getByRole('dialog', { name: '裁剪证件照' });
  await grown(dialog);
  await dialog.getByRole('button', { name: /确\s*定/ }).click();
  await expect(dialog).toBeHidden();
  await expect(area.getByText(/正在上传/).first()).toBeVisible();
  const button = area.getByRole('button', { name: '保存', exact: true });
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const top = async () => (await button.boundingBox())?.y ?? 0;
  const before = await top();
  answer();
  await expect(area.getByRole('img', { name: '我的证件照' })).toBeVisible();
  await expect(area.getByText(/还有 1 项必填内容/)).toBeHidden();
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});
