import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { typeDay } from '../helpers/choices';
import { returnToTabAfter } from '../helpers/deliveries';
import { firstOf } from '../helpers/present';
import { afterFailure, renderRoute } from '../helpers/renderRoute';
import { setViewport } from '../helpers/viewport';

const noon = '2026-11-21T12:00:00+08:00';
const yearMs = 366 * 24 * 3_600_000;
const notices = () => screen.findByRole('region', { name: '公告列表' });
const titles = async () =>
  (await within(await notices()).findAllByRole('heading', { level: 3 })).map(
    ({ textContent }) => textContent,
  );

describe('/notice', () => {
  test('lists notices, pinned first, with type, day and the next date, which gives way when it has passed', async () => {
    await afterFailure(renderRoute('/notice', { server: '500', now: noon }), '公告没有加载出来');
    const first = firstOf(await within(await notices()).findAllByRole('article'));
    expect(within(first).getByText('置顶')).toBeVisible();
    expect(screen.getByRole('heading', { name: '公告', level: 1 })).toBeVisible();
    expect(screen.getByText('共 60 条公告')).toBeVisible();
    expect(document.title).toContain('公告');
    const times = () => within(first).getAllByText(() => true, { selector: 'time' });
    expect(times()).toHaveLength(2);
    returnToTabAfter(yearMs);
    expect(times()).toHaveLength(1);
  });

  test('type, keyword and days are in the URL, and a shared URL opens the same', async () => {
    const { user, at, calls } = renderRoute('/notice');
    await titles();
    const tabs = screen.getByRole('navigation', { name: '公告类型' });
    await user.click(within(tabs).getByRole('link', { name: '公示' }));
    await waitFor(() => expect(at()).toBe('/notice?type=publicity'));
    expect(within(tabs).getByRole('link', { name: '公示' })).toHaveAttribute('aria-current');
    await user.type(screen.getByRole('textbox', { name: '搜索公告' }), '公示{Enter}');
    await waitFor(() =>
      expect(new URLSearchParams(at().split('?')[1]).get('keyword')).toBe('公示'),
    );
    await user.hover(screen.getByRole('combobox', { name: '发布日期从' }));
    await typeDay(user, await screen.findByRole('textbox', { name: '发布日期从' }), '2026-01-01');
    await waitFor(() => expect(at()).toContain('from=2026-01-01'));
    await waitFor(() => {
      const last = new URL(calls('/notice/search').at(-1)?.url ?? '', 'http://portal');
      expect(Object.fromEntries(last.searchParams)).toMatchObject({
        type: 'publicity',
        keyword: '公示',
        from: '2026-01-01',
        current: '1',
      });
    });
  });

  test('pages are links; junk in the URL falls back to the first page of all; none: says so and offers all; empty: says that there are none', async () => {
    const { user, at, setServer } = renderRoute('/notice?type=nonsense&from=soon&current=-3');
    const first = await titles();
    expect(first).toHaveLength(20);
    await user.click(screen.getByRole('link', { name: '下一页' }));
    await waitFor(() => expect(at()).toBe('/notice?current=2'));
    await waitFor(async () => expect(await titles()).not.toEqual(first));
    act(() => history.push('/notice?keyword=zzz'));
    expect(await screen.findByText('没有符合条件的公告')).toBeVisible();
    expect(screen.getByRole('link', { name: '查看全部公告' })).toHaveAttribute('href', '/notice');
    setServer('empty');
    act(() => history.push('/notice'));
    expect(await screen.findByText('目前没有公告')).toBeVisible();
  });
});

test('on a phone the days open on demand, and say what they narrow the list to', async () => {
  setViewport(360, 'coarse');
  const { user, at } = renderRoute('/notice');
  await titles();
  const days = screen.getByText('发布日期', { selector: 'summary' }).closest('details');
  expect(days).not.toHaveAttribute('open');
  await user.click(screen.getByText('发布日期', { selector: 'summary' }));
  expect(days).toHaveAttribute('open');
  fireEvent.change(screen.getByLabelText('发布日期从'), { target: { value: '2026-01-01' } });
  await waitFor(() => expect(at()).toBe('/notice?from=2026-01-01'));
  expect(screen.getByText('发布日期 2026-01-01 – …')).toBeVisible();
  // The filters stay open while they are being changed.
  fireEvent.change(screen.getByLabelText('发布日期从'), { target: { value: '' } });
  await waitFor(() => expect(at()).toBe('/notice'));
  expect(days).toHaveAttribute('open');
});

test('a link that narrows the days shows them on a phone too', async () => {
  setViewport(360);
  renderRoute('/notice?to=2030-01-01&keyword=zzz');
  expect(await screen.findByLabelText('到')).toBeVisible();
});

describe('/notice/{id}', () => {
  test('shows dates, text, files and positions; a date that passes while the page is open is shown as passed', async () => {
    const failed = renderRoute('/notice/3001', { server: '500', now: noon });
    expect(await screen.findByRole('heading', { level: 1, name: '公告详情' })).toBeVisible();
    const { user } = await afterFailure(failed, '这条公告没有加载出来');
    expect(await screen.findByRole('region', { name: '公告正文' })).toBeVisible();
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent(/公告$/);
    expect(heading).toHaveAttribute('lang', 'zh-CN');
    const dates = within(screen.getByRole('region', { name: '重要日期' }));
    expect(dates.getAllByRole('listitem').length).toBeGreaterThan(1);
    const positions = within(screen.getByRole('region', { name: '相关岗位' }));
    expect((await positions.findAllByRole('article')).length).toBeGreaterThan(0);
    const files = within(screen.getByRole('region', { name: '附件' }));
    const saved = jest.spyOn(URL, 'createObjectURL');
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    const download = firstOf(files.getAllByRole('button', { name: /^下载 / }));
    await user.click(download);
    await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
    expect(saved.mock.calls[0]?.[0]).toMatchObject({ type: 'application/pdf' });
    const print = jest.spyOn(window, 'print').mockImplementation();
    await user.click(screen.getByRole('button', { name: '打印' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(dates.getAllByText('加入日历').length).toBeGreaterThan(0);
    returnToTabAfter(yearMs);
    expect(dates.getAllByText('已过')).toHaveLength(dates.getAllByRole('listitem').length);
    expect(dates.queryByText('加入日历')).toBeNull();
  });

  test('a date to come becomes a calendar file; the title in the tab stays its own when the language changes', async () => {
    const { user } = renderRoute('/notice/3001');
    const dates = within(await screen.findByRole('region', { name: '重要日期' }));
    const add = firstOf(dates.getAllByText('加入日历'));
    await user.click(add);
    const saved = jest.spyOn(URL, 'createObjectURL');
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    const file = firstOf(await dates.findAllByRole('button', { name: '下载日历文件（.ics）' }));
    // The first way is a file, the second a web calendar that can be reached in China.
    expect(screen.getByText('手机和电脑自带的日历都能打开日历文件。')).toBeVisible();
    expect(await dates.findByRole('link', { name: /^Outlook 日历/ })).toBeVisible();
    expect(screen.queryByText(/Google/)).not.toBeInTheDocument();
    await user.click(file);
    await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
    expect(saved.mock.calls[0]?.[0]).toMatchObject({ type: 'text/calendar;charset=utf-8' });

    const title = screen.getByRole('heading', { level: 1 }).textContent;
    await waitFor(() => expect(document.title).toContain(title));
    await user.click(firstOf(screen.getAllByRole('button', { name: 'English' })));
    expect(await screen.findByRole('region', { name: 'Key dates' })).toBeVisible();
    expect(document.title).toContain(title);
    // The language that was chosen last stays for the next test of the same window.
    await user.click(firstOf(screen.getAllByRole('button', { name: '中文' })));
    expect(await screen.findByRole('region', { name: '重要日期' })).toBeVisible();
  });

  test('goes on to the next notice and keeps where the reader came from: src says where it leads back to, an unknown one leads to the list; one that is gone says so once, and offers all', async () => {
    const { user, at } = renderRoute('/notice/3003/home');
    const nav = within(await screen.findByRole('navigation', { name: '前后公告' }));
    const next = nav.getByRole('link', { name: /^下一条/ });
    const name = next.textContent?.replace('下一条', '') ?? '';
    await user.click(next);
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(at()).toMatch(/\/home$/);
    expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/home');
    for (const [src, to] of [
      ['1001', '/unitInfo/1001'],
      ['search', '/searchPosition/all'],
      ['nonsense', '/notice'],
    ] as const) {
      act(() => history.push(`/notice/3001/${src}`));
      const back = { name: /^‹? ?返回(岗位|公告|单位)/ };
      await waitFor(() => expect(screen.getByRole('link', back)).toHaveAttribute('href', to));
    }
    act(() => history.push('/notice/nothing-here'));
    expect(await screen.findByRole('heading', { name: '没有找到这条公告' })).toBeVisible();
    expect(screen.getByRole('link', { name: '查看全部公告' })).toHaveAttribute('href', '/notice');
    expect(screen.queryByText('温馨提示')).not.toBeInTheDocument();
  });
});

// Other hashes: tests/utils/paths.test.ts.
test('a link as a chat has written it, on a page that is open: its notice comes', async () => {
  const { at } = renderRoute('/recruitmentflow');
  await screen.findByRole('heading', { level: 1 });
  window.location.hash = '#%2Fnotice%2F3001';
  await waitFor(() => expect(at()).toBe('/notice/3001'));
  window.history.replaceState(null, '', '/');
});
