import { countTraffic } from './traffic.mjs';

const password = 'Preview#2026';

async function withPage(browser, portal, persona, work) {
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 1280, height: 800 },
  });
  const cookies = { preview_space: `scale-${Date.now()}`, preview_persona: persona };
  for (const [name, value] of Object.entries(cookies)) {
    if (value) await context.addCookies([{ name, value, url: portal }]);
  }
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

/** The traffic of a first visit to a route, and of a second one in a new tab. */
export function twoVisits(browser, portal, path, persona) {
  return withPage(browser, portal, persona, async (context) => {
    const visits = [];
    for (let visit = 0; visit < 2; visit += 1) {
      const page = await context.newPage();
      const take = await countTraffic(page);
      await page.goto(portal + path);
      visits.push(await take());
      await page.close();
    }
    return { first: visits[0], repeat: visits[1] };
  });
}

/** Fills in what the wizard asks for, and sends the application. */
async function apply(page) {
  const next = page.getByRole('button', { name: '保存并继续' });
  await page.getByRole('heading', { name: '确认岗位' }).waitFor();
  await next.click();
  await page.getByRole('heading', { name: '核对简历' }).waitFor();
  await next.click();
  await page.getByRole('radiogroup', { name: /亲属/ }).getByLabel('否').check();
  await page.getByRole('radiogroup', { name: /调剂/ }).getByLabel('是').check();
  await page.getByLabel('可到岗日期').fill(`${new Date().getFullYear() + 1}-03-15`);
  await page.getByLabel('应聘理由').fill('我的专业与岗位要求一致，希望长期服务。');
  await next.click();
  await page.getByRole('checkbox', { name: /承诺/ }).check();
  await page.getByRole('button', { name: '提交投递' }).click();
  await page.getByRole('heading', { name: '投递成功' }).waitFor();
}

/** The steps of somebody who comes for the first time, finds a position, signs in and applies. */
function stepsOf(page, portal) {
  let captcha;
  const picture = (response) => response.url().includes('/captcha/generate');
  return {
    home: () => page.goto(`${portal}/home`),
    search: async () => {
      const box = page.getByRole('combobox', { name: '关键词' });
      await box.fill('软件');
      await box.press('Enter');
      await page.getByRole('article').first().waitFor();
    },
    open: async () => {
      const found = page.getByRole('article').filter({ hasText: '软件' }).first();
      await found.getByRole('heading').getByRole('link').click();
      await page.getByRole('link', { name: '立即投递' }).waitFor();
    },
    login: async () => {
      const drawn = page.waitForResponse(picture);
      await page.getByRole('link', { name: '立即投递' }).click();
      captcha = (await drawn).headers()['x-preview-captcha'];
      await page.getByLabel('登录名').fill('complete');
      await page.getByLabel('密码', { exact: true }).fill(password);
      await page.getByLabel('图中字符').fill(captcha);
      await page.getByRole('button', { name: '登录', exact: true }).click();
      await page.getByRole('heading', { name: '确认岗位' }).waitFor();
    },
    apply: () => apply(page),
  };
}

/** The traffic of each step from the first page to an application. */
export function journey(browser, portal) {
  return withPage(browser, portal, undefined, async (context) => {
    const page = await context.newPage();
    const take = await countTraffic(page);
    const traffic = {};
    for (const [name, step] of Object.entries(stepsOf(page, portal))) {
      await step();
      traffic[name] = await take();
    }
    return traffic;
  });
}
