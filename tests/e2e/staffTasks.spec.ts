import { expect, type Locator, type Page, test } from '@playwright/test';

/** Counts presses: each click is one, each typed word is one. */
class StaffUser {
  presses = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(target: Locator): Promise<void> {
    this.presses += 1;
    await target.click();
  }

  async write(label: string, text: string): Promise<void> {
    this.presses += 1;
    await this.page.getByRole('searchbox', { name: label }).fill(text);
  }

  tab(name: string): Promise<void> {
    return this.press(this.page.getByRole('tab', { name }));
  }

  button(name: string | RegExp): Promise<void> {
    return this.press(this.page.getByRole('button', { name }).first());
  }

  /** Presses what opens the portal in a new tab, and looks there for the expected text. */
  async opens(link: string | RegExp, seen: (portal: Page) => Locator): Promise<void> {
    const opened = this.page.context().waitForEvent('page');
    await this.press(this.page.getByRole('link', { name: link }).first());
    const portal = await opened;
    await expect(seen(portal)).toBeVisible();
    await portal.close();
  }

  async says(words: string): Promise<void> {
    await expect(this.page.getByText(words).last()).toBeVisible();
  }
}

const heading = (name: string) => (portal: Page) => portal.getByRole('heading', { level: 1, name });
const status = (page: Page) => page.getByRole('status', { name: '现在的状态' });

/** The frames of the comparison, with this word in the first. */
async function compared(staff: StaffUser, word: string): Promise<void> {
  const frames = staff.page.locator('iframe');
  await expect(frames).toHaveCount(3);
  const shown = frames.first().contentFrame().getByRole('heading', { level: 1, name: word });
  await expect(shown).toBeVisible();
  // Theme and language hold in the frames alone; the browser's own preferences stay.
  expect(await staff.page.evaluate(() => window.localStorage.getItem('umi_locale'))).toBeNull();
}

/** Every task begins at the console as `/__preview` opens it. */
const tasks: Record<string, (staff: StaffUser) => Promise<void>> = {
  看访客的首页: (staff) =>
    staff.opens('首页 · 访客看到的首页，打开', (portal) =>
      portal.getByRole('link', { name: '登录' }),
    ),
  看新注册用户的用户中心: (staff) => staff.opens('用户中心 · 新注册，打开', heading('个人中心')),
  看审核人打开我的投递: (staff) => staff.opens('我的 · 投递 · 审核人，打开', heading('我的')),
  看一条待预约面试的投递: async (staff) => {
    await staff.write('查找页面', '待预约');
    await staff.opens(/投递进展 · 待预约面试，打开/, (portal) =>
      portal.getByText('待预约面试', { exact: true }).first(),
    );
  },
  看求职者确认背景调查: async (staff) => {
    await staff.write('查找页面', '背景调查');
    await staff.opens('我的 · 确认背景调查，打开', heading('背景调查'));
  },
  看没有公告时的公告页: (staff) => staff.opens('公告 · 没有公告，打开', heading('公告')),
  看网络中断时的岗位搜索: (staff) =>
    staff.opens('岗位搜索 · 网络中断，打开', (portal) =>
      portal.getByRole('button', { name: '重试' }).first(),
    ),
  三种宽度并排看岗位搜索: async (staff) => {
    await staff.press(staff.page.getByText('三种宽度并排'));
    await staff.press(staff.page.getByRole('link', { name: '岗位搜索 · 全部岗位，三种宽度并排' }));
    await compared(staff, '岗位');
  },
  三种宽度并排看英文深色的首页: async (staff) => {
    await staff.press(staff.page.getByText('三种宽度并排'));
    await staff.press(
      staff.page.getByRole('link', { name: '首页 · 访客看到的首页，三种宽度并排' }),
    );
    await staff.press(staff.page.getByRole('dialog').getByText('深色', { exact: true }));
    await staff.press(staff.page.getByRole('dialog').getByText('English', { exact: true }));
    await compared(staff, 'Find the right position for you');
  },
  把同一画面的地址发给同事: async (staff) => {
    await staff.press(staff.page.getByText('复制地址').first());
    await staff.press(staff.page.getByRole('link', { name: '岗位详情 · 已截止，复制地址' }));
    await staff.says('地址已复制');
  },
  把资格初审中的投递推进到初审通过: async (staff) => {
    await staff.tab('投递');
    await staff.button(/推进到 初审通过$/);
    await staff.says('已推进到“初审通过”');
  },
  安排面试并看求职者看到什么: async (staff) => {
    await staff.tab('投递');
    await staff.button(/推进到 待预约面试$/);
    await staff.says('已推进到“待预约面试”');
    await staff.opens(/求职者看到的$/, heading('我的投递'));
  },
  把一条投递直接设为已录用: async (staff) => {
    await staff.tab('投递');
    await staff.button(/详情$/);
    const drawer = staff.page.getByRole('dialog');
    await staff.press(drawer.getByRole('combobox', { name: '直接设为' }));
    await staff.press(staff.page.getByTitle('已录用', { exact: true }));
    await staff.press(drawer.getByRole('button', { name: '设为', exact: true }));
    await staff.says('已设为“已录用”');
  },
  让别人约满一个面试时间: async (staff) => {
    await staff.tab('投递');
    await staff.button(/让别人约满$/);
    await staff.says('该时间已被别人约满');
  },
  把一个岗位设为已取消: async (staff) => {
    await staff.tab('岗位与活动');
    await staff.press(staff.page.getByRole('combobox', { name: / 设为$/ }).first());
    await staff.press(staff.page.getByTitle('已取消', { exact: true }).last());
    await staff.says('状态已改');
  },
  让服务器出内部错误: async (staff) => {
    await staff.tab('身份与服务器');
    await staff.press(staff.page.getByRole('switch', { name: '服务器内部错误' }));
    await expect(status(staff.page)).toContainText('服务器内部错误');
  },
  把日期往后拨一周: async (staff) => {
    await staff.tab('身份与服务器');
    await staff.button('往后一周');
    await expect(status(staff.page)).toContainText('往后 7 天');
  },
  换成审核人: async (staff) => {
    await staff.tab('身份与服务器');
    await staff.press(staff.page.getByRole('radio', { name: '审核人' }));
    await expect(status(staff.page)).toContainText('审核人');
  },
  以陈志远的账号打开门户: async (staff) => {
    await staff.tab('身份与服务器');
    await staff.opens('陈志远 以此人打开', heading('个人中心'));
  },
  恢复最初的数据: async (staff) => {
    await staff.tab('身份与服务器');
    await staff.button('恢复最初的数据');
    await staff.press(staff.page.getByRole('tooltip').getByRole('button', { name: '确定' }));
    await staff.says('数据已恢复');
  },
};

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** How many presses a task takes: a click, or a word typed into a box. */
const presses: Record<string, number> = {
  看访客的首页: 1,
  看新注册用户的用户中心: 1,
  看审核人打开我的投递: 1,
  看一条待预约面试的投递: 2,
  看求职者确认背景调查: 2,
  看没有公告时的公告页: 1,
  看网络中断时的岗位搜索: 1,
  三种宽度并排看岗位搜索: 2,
  三种宽度并排看英文深色的首页: 4,
  把同一画面的地址发给同事: 2,
  把资格初审中的投递推进到初审通过: 2,
  安排面试并看求职者看到什么: 3,
  把一条投递直接设为已录用: 5,
  让别人约满一个面试时间: 2,
  把一个岗位设为已取消: 3,
  让服务器出内部错误: 2,
  把日期往后拨一周: 2,
  换成审核人: 2,
  以陈志远的账号打开门户: 2,
  恢复最初的数据: 3,
};

test('what staff want of the console takes few presses', async ({ page, context, baseURL }, {
  testId,
}) => {
  test.slow();
  page.setDefaultTimeout(10_000);
  // The faults are intended: console errors are ignored here, errors thrown by scripts are not.
  const thrown: string[] = [];
  context.on('weberror', (error) => thrown.push(error.error().message));
  const space = `staff-${testId}`.slice(0, 40);
  await context.addCookies([{ name: 'preview_space', value: space, url: baseURL ?? '' }]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const counted: Record<string, number> = {};
  for (const [task, run] of Object.entries(tasks)) {
    await page.goto('/__preview');
    await expect(page.getByRole('tab', { name: '页面' })).toBeVisible();
    const staff = new StaffUser(page);
    await test.step(task, () => run(staff));
    counted[task] = staff.presses;
  }
  expect(thrown).toEqual([]);
  expect(counted).toEqual(presses);
});
