import type { Tab } from './tab';
import { label, role, text } from './target';
import { expect, test } from './test';

const search = '/searchPosition/all?keyword=%E6%8A%A4%E5%A3%AB';

test('an iPhone zooms into no field: none has letters below 16 px for fingers', async ({
  tab,
  preview,
}) => {
  preview.persona = 'complete';
  preview.isByFinger = true;
  await tab.engine.resize(390, 844);
  for (const path of ['/resumeedit/selfEvaluation', '/resumeedit/basic', '/inforgister', search]) {
    await tab.open(path);
    await tab.settles();
    const small = await tab.run<string[]>(`
      const fields = [...document.querySelectorAll('input, select, textarea')];
      return fields.filter((one) => !/^(hidden|checkbox|radio|file)$/.test(one.type) && one.getClientRects().length > 0 && Number.parseFloat(getComputedStyle(one).fontSize) < 16).map((one) => one.outerHTML);`);
    expect(small, path).toEqual([]);
  }
});

test('school and major are chosen by fingers', async ({ tab, preview }) => {
  preview.persona = 'complete';
  preview.isByFinger = true;
  await tab.engine.resize(390, 844);
  await tab.open('/inforgister');
  for (const [name, value] of [
    ['毕业院校', '海淀云杉财经大学'],
    ['所学专业', '软件工程'],
  ] as const) {
    const field = role('textbox', new RegExp(`^${name}`));
    await tab.replace(field, value.slice(0, -1));
    await tab.click(role('button', new RegExp(value), role('list', '可选的名称')));
    expect(await tab.read(field, 'value')).toContain(value);
  }
  await tab.settles();
});

test('the focus of a checkbox, a radio button and a segment is seen', async ({ tab, preview }) => {
  preview.persona = 'complete';
  for (const [path, target] of [
    [search, role('checkbox', '只看报名中')],
    [search, role('radio', '列表')],
    ['/inforgister', role('radio', undefined, role('radiogroup', /性别/))],
  ] as const) {
    await tab.open(path);
    await tab.reach(target);
    // The box is drawn by what lies around the control.
    const isSeen = await tab.engine.run<boolean>(`
      const around = [document.activeElement, document.activeElement.parentElement, document.activeElement.closest('label')];
      return around.some((one) => one && getComputedStyle(one).outlineStyle === 'solid' && Number.parseFloat(getComputedStyle(one).outlineWidth) >= 1);`);
    expect(isSeen, target.name as string).toBe(true);
  }
});

test('both skip links are met by Tab, and the next Tab goes on from where they lead', async ({
  tab,
}) => {
  await tab.open(search);
  const first = role('article', undefined, role('region', '搜索结果'));
  await tab.sees(first);
  for (const name of ['跳到正文', '跳到搜索结果']) {
    await tab.press('Tab');
    await tab.hasFocus(role('link', name));
    await tab.press('Enter');
  }
  await tab.reach(role('link', undefined, role('heading', undefined, first)), undefined, 10);
});

/** As Safari on a Mac does, where a press gives no focus to what no text is typed into; WebKitGTK does not. */
const asOnMac = `
  addEventListener('mousedown', (event) => {
    if (event.target.closest('button, a[href]')) event.preventDefault();
  }, { capture: true });
  document.activeElement.blur();`;

test('Safari, where a press gives no focus: an overlay that closes gives it to what was pressed', async ({
  tab,
  preview,
}) => {
  preview.persona = 'complete';
  await tab.engine.resize(390, 844);
  const overlays = [
    [search, role('button', /^筛选/), role('button', '关闭', role('dialog'))],
    ['/home', role('link', '隐私政策'), role('button', '关闭', role('dialog'))],
    ['/resumeedit/work', role('button', '从文件填写'), role('button', '关闭', role('dialog'))],
  ] as const;
  for (const [path, opener, closer] of overlays) {
    await tab.open(path);
    await tab.settles();
    await tab.engine.run(asOnMac);
    await tab.click(opener);
    await tab.click(closer);
    await tab.hasFocus(opener);
  }
});

/** As people write a month, and what it is. */
const months = {
  '2018.9': '2018-09',
  '2017/8': '2017-08',
  '201607': '2016-07',
  '2015年6月': '2015-06',
};

async function leavesMonth(tab: Tab, words: string, month: string): Promise<void> {
  const start = label(/^开始时间/);
  await tab.replace(start, words);
  await tab.press('Tab');
  await expect.poll(() => tab.read(start, 'value'), words).toBe(month);
}

for (const isByFinger of [false, true]) {
  test(`a month is read as people write it, ${isByFinger ? 'by fingers, in a field of text where the engine has none for months' : 'with a mouse'}`, async ({
    tab,
    preview,
  }) => {
    preview.persona = 'complete';
    preview.isByFinger = isByFinger;
    await tab.open('/resumeedit/work?field=work.0.start');
    await tab.sees(text('工作/实习经历'));
    const isNative = await tab.engine.run<boolean>(
      `return [...document.querySelectorAll('input')].some(({ type }) => type === 'month')`,
    );
    for (const [words, month] of Object.entries(months)) {
      // WebKit's native field passes over what is no digit and no separator: the form refuses the year 20156.
      if (!isNative || !words.includes('年')) await leavesMonth(tab, words, month);
    }
  });
}

test('no file of a page is fetched twice', async ({ tab }) => {
  await tab.open(search);
  await tab.settles();
  const files = await tab.engine.run<string[]>(
    `return performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => /\\.(js|css)$/.test(name))`,
  );
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
});

test('who leaves while parts of the page are loading is not led back', async ({ tab, preview }) => {
  await tab.open('/home');
  await tab.settles();
  preview.late = /async\.js|^\/notice$/;
  await tab.engine.goTo(`${preview.url}/questionandanswer`);
  await tab.engine.run(`setTimeout(() => location.assign('/notice'))`);
  await tab.isAt(/^\/notice$/);
  preview.late = undefined;
  await tab.settles();
  await tab.isAt(/^\/notice$/);
});

test('a file that is not there fails a test, one of a page that is being left does not', async ({
  tab,
  preview,
}) => {
  const add = (file: string, then = '') =>
    tab.engine.run(
      `document.head.append(Object.assign(document.createElement('script'), { src: args[0] })); ${then}`,
      file,
    );
  await tab.open('/home');
  await tab.settles();
  preview.late = /^\/(nothing\.js|notice)$/;
  await add('/nothing.js', `setTimeout(() => location.assign('/notice'), 100);`);
  await tab.isAt(/^\/notice$/);
  await tab.settles();
  expect(await tab.complaints()).toEqual([]);
  preview.late = undefined;
  await add('/nothing.js');
  await expect
    .poll(() => tab.complaints())
    .toEqual([expect.stringMatching(/^not loaded: .*\/nothing\.js at \/notice$/)]);
  expect(preview.refused.splice(0)).toEqual(['404 GET /nothing.js']);
});

test('a link to a field of the résumé gives it the focus', async ({ tab, preview }) => {
  preview.persona = 'complete';
  await tab.open('/resumeedit/education?field=education.0.school');
  await tab.hasFocus(label(/^学校/));
});
