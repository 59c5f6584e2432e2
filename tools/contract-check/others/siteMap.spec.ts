import { expect, test } from '@playwright/test';
import { settle } from '../../../tests/e2e/settle';

/** Every route of spec §2, with the ids of the document's examples. */
const addresses = [
  '/inforgister',
  '/tmplrgister',
  '/',
  '/index.html',
  '/home',
  '/home2',
  '/home3',
  '/censorlogin',
  '/regist',
  '/changepass',
  '/forgetpassword',
  '/notice',
  '/notice/n001',
  '/notice/n001/home',
  '/applyActivity',
  '/applyActivity/ac01/applyActivity',
  '/apply/p000123/position',
  '/questionandanswer',
  '/recruitment/e000',
  '/recruitment/e000/e001',
  '/recruitmentlist/e001/e000',
  '/recruitmentlist/campus',
  '/recruitmentview/p000123',
  '/recruitmentview/p000123/list',
  '/recruitmentview/p000123/list/%2Fhome',
  '/resumeview',
  '/usercenter',
  '/resumeedit/u1001',
  '/resumeedit/u1001/apply',
  '/apply/delivery/a1',
  '/activityresumeedit/ac01/list/applyActivity',
  '/recruitmentflow',
  '/user',
  '/user/deliveries',
  '/user/notifications',
  '/user/account',
  '/ImproveResume',
  '/unitInfo/e001',
  '/searchPosition/all',
];

for (const address of addresses) {
  test(`${address} shows a screen`, async ({ page }) => {
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    const refused: string[] = [];
    page.on('response', (response) => {
      const isCall = response.url().includes('/pt/');
      if (isCall && response.status() !== 200)
        refused.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(address);
    await settle(page);
    // A part that could not be shown offers to ask again.
    await expect(page.getByRole('button', { name: '重试' })).toHaveCount(0);
    expect(refused).toEqual([]);
    expect(thrown).toEqual([]);
  });
}
