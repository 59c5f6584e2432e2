/** Every late part, dialog, drawer, menu, tooltip and notice of the built portal, with a mouse and with fingers. */

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { gate } from '../../helpers/gate';
import { lockedPdf, openingLock, paperPdf } from '../../helpers/paperPdf';
import { pressInPopup } from '../choices';
import { cameraPhoto } from '../photo';
import { expect, test } from '../preview';
import { grown, settle } from '../settle';
import { allowNotices, press } from './controls';
import type { PartJourney } from './covered';
import { fromFile } from './fromFile';
import { register } from './registering';
import { journey, type Visit } from './visit';

/** The width and height in the head of a PNG (W3C, PNG, 11.2.1). */
const pngSize = (file: Buffer) => [file.readUInt32BE(16), file.readUInt32BE(20)];

const dialog = (page: Page, name?: RegExp | string) => page.getByRole('dialog', { name });

/** Presses a button, link or text by its name. */
const presser =
  ({ page, isTouch }: Visit) =>
  (role: 'button' | 'link' | 'radio' | 'checkbox' | 'menuitem', name: RegExp | string, at = 0) =>
    press({ isTouch }, page.getByRole(role, { name }).nth(at));

async function closeDrawer({ page, isTouch }: Visit, name: string): Promise<void> {
  await press({ isTouch }, dialog(page, name).getByRole('button', { name: '关闭' }));
  await expect(dialog(page, name)).toBeHidden();
}

const journeys: Record<PartJourney, (visit: Visit) => Promise<void>> = {
  registering: register,
  'the home pages and their texts': async (visit) => {
    const { page, preview, isTouch } = visit;
    const pressOne = presser(visit);
    await preview.as('visitor');
    await page.goto('/home');
    await settle(page);
    const side = page.getByRole('region', { name: '常见问题' });
    await side.scrollIntoViewIfNeeded();
    await expect(side.getByRole('listitem').first()).toBeVisible();
    await expect(
      page.getByRole('region', { name: '应聘流程' }).getByRole('listitem').first(),
    ).toBeVisible();
    await expect(
      page.getByRole('region', { name: /活动/ }).getByRole('article').first(),
    ).toBeVisible();
    const region = page.getByRole('combobox', { name: '地区' });
    if (isTouch) await region.selectOption('370000');
    else {
      await region.click();
      await pressInPopup(page, page.getByRole('option', { name: /^山东/ }));
    }
    await pressOne('button', '搜索岗位');
    await expect(page).toHaveURL(/regionCode=370000/);

    await page.goto('/home2');
    await settle(page);
    await page.goto('/applyActivity?view=month');
    await expect(page.getByRole('button', { name: '下个月' })).toBeVisible();
    await pressOne('button', '下个月');
    if (isTouch) await expect(page.locator('.ant-collapse')).toBeVisible();
    else await expect(page.getByRole('grid').or(page.getByRole('table'))).toBeVisible();

    await page.goto('/notice');
    if (isTouch) await page.locator('summary').tap();
    const from = page.getByLabel('发布日期从');
    if (isTouch) await from.fill('2026-10-01');
    else {
      await from.click();
      const day = page.locator('.ant-picker-dropdown:visible td.ant-picker-cell-in-view').first();
      await day.click();
    }
    await expect(page).toHaveURL(/from=/);
    await page.goto('/notice');
    const time = page.getByRole('main').locator('time[tabindex="0"]').first();
    if (isTouch) await time.tap();
    else await time.hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await pressOne('link', '隐私政策');
    await expect(dialog(page).getByText('隐私政策').first()).toBeVisible();
    await press({ isTouch }, dialog(page).getByRole('button', { name: '关闭' }));
    await expect(dialog(page)).toBeHidden();
    await pressOne('link', '大字、朗读与无障碍');
    await press({ isTouch }, dialog(page).getByRole('radio', { name: '175%' }));
    await expect(page.locator('body')).toHaveCSS('font-size', '24.5px');
    await press({ isTouch }, dialog(page).getByRole('radio', { name: '100%' }));
    await press({ isTouch }, dialog(page).getByRole('button', { name: '关闭' }));
    await expect(dialog(page)).toBeHidden();
  },
  'the search and the comparison': async (visit) => {
    const { page, preview, isTouch } = visit;
    const pressOne = presser(visit);
    await preview.as('newcomer');
    await allowNotices(page);
    await page.goto('/searchPosition/all');
    await pressOne('button', '只看我能报');
    await expect(page.getByText(/^简历里还没有/)).toBeVisible();
    await page.getByRole('combobox', { name: '岗位关键词' }).pressSequentially('青岚');
    await press({ isTouch }, page.getByRole('option').first());
    await page.goto('/searchPosition/all?recruitType=campus');
    await pressOne('button', '保存这次搜索');
    await page.getByLabel('名称').fill('校园招聘');
    await press(
      { isTouch },
      page
        .getByRole('form')
        .or(page.locator('form'))
        .getByRole('button', { name: '保存', exact: true }),
    );
    await expect(page.getByRole('button', { name: '修改已保存的名称' })).toBeVisible();
    await pressOne('button', '不用了');
    await expect(page.getByText('提醒已关闭。')).toBeVisible();

    if (isTouch) await pressOne('button', /^筛选/);
    const filters = isTouch ? dialog(page, '筛选') : page.getByRole('complementary');
    await press({ isTouch }, filters.locator('summary').filter({ hasText: '单位' }).first());
    const unit = filters.getByRole('treeitem').first();
    await expect(unit).toBeVisible();
    if (isTouch) await closeDrawer(visit, '筛选');
    else {
      await unit.click();
      await expect(page).toHaveURL(/enterpriseId=/);
      await page.keyboard.press('q');
      await page.goto('/searchPosition/all?view=table');
      await expect(page.getByRole('table')).toBeVisible();
    }

    await page.goto('/recruitmentview/200001');
    await press(
      { isTouch },
      page.getByRole('main').locator('summary').filter({ hasText: '更多' }).first(),
    );
    await pressOne('button', '二维码');
    await grown(dialog(page, '扫码查看'));
    const picture = page.waitForEvent('download');
    await press({ isTouch }, dialog(page).getByRole('button', { name: '保存图片' }));
    const file = await picture;
    expect(file.suggestedFilename()).toMatch(/\.png$/);
    expect(pngSize(await readFile(await file.path()))).toEqual([1080, 1440]);
    await press({ isTouch }, dialog(page).getByRole('button', { name: /close|关闭/i }));

    await page.goto('/searchPosition/enterprise');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page.goto('/searchPosition/all');
    for (const row of [0, 1]) {
      if (isTouch) await pressOne('button', /^更多操作：/, row);
      await pressOne('button', /^对比：/, isTouch ? 0 : row);
    }
    await pressOne('link', '开始对比');
    const takeOut = dialog(page, '岗位对比').getByRole('button', { name: /^移出对比：/ });
    await expect(takeOut).toHaveCount(2);
    await press({ isTouch }, takeOut.first());
    await expect(dialog(page, '岗位对比').getByText('再加入一个岗位即可对比。')).toBeVisible();
    await closeDrawer(visit, '岗位对比');
    await expect(page).not.toHaveURL(/compare=/);
    await page.goto('/home');
    await expect(page.getByRole('link', { name: '校园招聘', exact: true }).last()).toBeVisible();
  },
  'an application': async (visit) => {
    const { page, preview, isTouch } = visit;
    const pressOne = presser(visit);
    await preview.as('complete');
    await page.goto('/searchPosition/all?keyword=软件');
    await press(
      { isTouch },
      page.getByRole('article').getByRole('heading').getByRole('link').first(),
    );
    await expect(page.getByText(/^\d+ 项符合/)).toBeVisible();
    await pressOne('link', '立即投递');
    await pressOne('button', '保存并继续');
    await expect(page.getByRole('heading', { name: '核对简历' })).toBeVisible();
    await expect(page.getByText('青岚理工大学').first()).toBeVisible();
    await pressOne('button', '保存并继续');
    await expect(page.getByRole('heading', { name: '补充信息' })).toBeVisible();

    // A file that is still on its way is lost with the page.
    const sent = gate<void>();
    await page.route('**/w/file/upload', async (route) => {
      await sent.passed;
      await route.abort();
    });
    for (const content of [lockedPdf(paperPdf([['']]), openingLock), '%PDF-1.7\n%%EOF\n']) {
      const chooser = page.waitForEvent('filechooser');
      await pressOne('button', /选择文件/);
      const buffer = Buffer.from(content, 'latin1');
      await (await chooser).setFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer });
      if (buffer.includes('/Encrypt')) await expect(page.getByText(/设有打开密码/)).toBeVisible();
    }
    await expect(page.locator('.ant-upload-list-item-uploading')).toBeVisible();
    await press(
      { isTouch },
      page.getByRole('banner').getByRole('link', { name: '征程人才招聘平台' }),
    );
    await grown(dialog(page));
    await press({ isTouch }, dialog(page).getByRole('button', { name: '离开' }));
    await expect(page).toHaveURL(/\/home/);
    sent.open();
  },
  'what is mine': async (visit) => {
    const { page, preview, isTouch } = visit;
    const pressOne = presser(visit);
    await preview.as('deliveries');
    await page.goto('/user/appointments');
    const booked = page.getByRole('link', { name: /^选择面试时间：/ });
    await press({ isTouch }, booked.first());
    await press({ isTouch }, page.getByRole('radio', { name: /线上面试/ }));
    await pressOne('button', '确认预约');
    await pressOne('button', /^检查摄像头/);
    await expect(page.getByRole('region', { name: '设备检查' })).toContainText(/摄像头|浏览器/);
    await pressOne('button', '结束检查');

    for (const tab of ['notifications', 'collections', 'security']) {
      await page.goto(`/user/${tab}`);
      await settle(page);
    }
    await allowNotices(page);
    await page.goto('/user/notifications');
    const alerts = page.waitForResponse(/\/alerts\./);
    await pressOne('button', '开启提醒');
    await alerts;
    await expect(page.getByText(/^提醒已开启/)).toBeVisible();
    await page.goto('/user/notifications?type=background');
    await pressOne('link', '确认背景调查');
    await pressOne('button', '不同意');
    await pressOne('button', '仍然不同意');
    await grown(dialog(page));
    await press({ isTouch }, dialog(page).getByRole('button', { name: '取消' }));

    await page.goto('/user/appointments');
    await pressOne('button', /加入日历/);
    const download = page.waitForEvent('download');
    await pressOne('button', /日历文件/);
    await download;

    await page.goto('/user/deliveries');
    if (isTouch) await pressOne('button', /^详情：/);
    await pressOne('button', '对比投递时与现在的简历');
    await expect(page.getByText(/与投递时(不同|相同)/).first()).toBeVisible();
    await pressOne('button', /^撤回/);
    await grown(dialog(page));
    await press({ isTouch }, dialog(page).getByRole('button', { name: '保留投递' }));
    await expect(dialog(page)).toBeHidden();
    await pressOne('button', /^撤回/);
    await grown(dialog(page));
    await press({ isTouch }, dialog(page).getByRole('button', { name: '撤回投递' }));
    await expect(page.getByText('投递已撤回。')).toBeVisible();
    if (!isTouch) {
      await page.goto('/user/deliveries?view=table');
      await expect(page.getByRole('table')).toBeVisible();
      await pressOne('button', '列设置');
      await expect(page.getByRole('tree')).toBeVisible();
      await pressOne('button', '密度');
      await expect(page.getByRole('menu')).toBeVisible();
    }

    await page.goto('/resumeview');
    const word = page.waitForEvent('download');
    await pressOne('button', '下载 Word');
    expect((await word).suggestedFilename()).toMatch(/\.docx$/);

    await page.goto('/user/profile');
    const chooser = page.waitForEvent('filechooser');
    await pressOne('button', '选择头像');
    const buffer = await cameraPhoto(page);
    await (await chooser).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
    await grown(dialog(page, '裁剪头像'));
    await press({ isTouch }, dialog(page).getByRole('button', { name: /确\s*定/ }));
    await expect(page.getByRole('banner').locator('img[src^="blob:"]')).toBeVisible();

    await page.goto('/recruitmentview/200004');
    await settle(page);
    await page.goto('/user/privacy');
    await pressOne('button', /^清除/);
    await grown(dialog(page));
    await press({ isTouch }, dialog(page).getByRole('button', { name: '清除' }));
    await expect(page.getByText(/^已清除：/)).toBeVisible();

    await pressOne('button', /的账号菜单$/);
    await pressInPopup(page, page.getByRole('menuitem', { name: '退出登录' }));
    await expect(page.getByText('您已退出登录。')).toBeVisible();
  },
  'a résumé from a file': fromFile,
  'inside an app': async (visit) => {
    const { page, preview, isTouch } = visit;
    await preview.as('visitor');
    await page.addInitScript(() => {
      const app = `${navigator.userAgent} MicroMessenger/8.0.49(0x1800312c) NetType/WIFI`;
      Object.defineProperty(navigator, 'userAgent', { get: () => app });
    });
    await page.goto('/#/notice/3001');
    await expect(page).toHaveURL(/\/notice\/3001$/);
    await press({ isTouch }, page.getByRole('main').getByRole('button', { name: '打印' }));
    await grown(dialog(page, '在浏览器中打开'));
    await expect(dialog(page).getByLabel('链接')).toHaveValue(/\/notice\/3001$/);
    await press({ isTouch }, dialog(page).getByRole('button', { name: '返回页面，内容都在' }));
    await expect(dialog(page)).toBeHidden();
  },
  'leaving and signing in again': async (visit) => {
    const { page, preview, isTouch } = visit;
    const pressOne = presser(visit);
    // On a phone the form has the place of the bottom bar.
    const away = page.getByRole('banner').getByRole('link', { name: '征程人才招聘平台' });
    await preview.as('newcomer');
    for (const path of ['/ImproveResume', '/resumeedit/selfEvaluation']) {
      await page.goto(path);
      await page.getByRole('main').getByRole('textbox').first().pressSequentially('林');
      await expect(page.getByText('有未保存的修改').first()).toBeVisible();
      await press({ isTouch }, away);
      await grown(dialog(page));
      await press({ isTouch }, dialog(page).getByRole('button', { name: '离开' }));
      await expect(page).toHaveURL(/\/home/);
    }

    await page.goto('/tmplrgister');
    await page.getByLabel('姓名').pressSequentially('林');
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    // The name that the account has, and what was typed.
    await expect(page.getByLabel('姓名')).toHaveValue(/林/);
    page.once('dialog', (left) => left.accept());

    await page.goto('/changepass');
    await page.getByLabel('原密码').fill('Preview#2026');
    await page.getByLabel('新密码').fill('Meadow#2026');
    await preview.expire();
    const captcha = await preview.captchaAfter(() => pressOne('button', '保存新密码'));
    await grown(dialog(page));
    await dialog(page).getByLabel('登录名').fill('newcomer');
    await dialog(page).getByLabel('密码', { exact: true }).fill('Preview#2026');
    await dialog(page).getByLabel('图中字符').fill(captcha);
    await press({ isTouch }, dialog(page).getByRole('button', { name: '登录', exact: true }));
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByLabel('新密码')).toHaveValue('Meadow#2026');
  },
};

for (const [name, run] of Object.entries(journeys)) test(name, journey(name as PartJourney, run));
