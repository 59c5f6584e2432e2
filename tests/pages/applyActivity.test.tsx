import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { choose, typeDay } from '../helpers/choices';
import { afterFailure, renderRoute } from '../helpers/renderRoute';
import { setViewport } from '../helpers/viewport';

const path = '/applyActivity';
const noon = '2026-11-21T12:00:00+08:00';

const rows = async () => {
  const results = within(await screen.findByRole('region', { name: '活动列表' }));
  return results.findAllByRole('article');
};
const stateTab = async (name: string) =>
  within(await screen.findByRole('navigation', { name: '活动状态' })).getByRole('link', { name });

function asked(calls: ReturnType<typeof renderRoute>['calls']): Record<string, string> {
  const url = new URL(calls('/activity/search').at(-1)?.url ?? '', 'http://portal');
  return Object.fromEntries(url.searchParams);
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('/applyActivity', () => {
  test('lists activities with their state, time, place and offer; each leads to its page', async () => {
    const failed = renderRoute(path, { now: noon, server: '500' });
    expect(await screen.findByLabelText('类型')).toBeEnabled();
    const { user, at } = await afterFailure(failed, '活动没有加载出来');
    const [first] = await rows();
    if (!first) throw new Error('No activity is shown');
    expect(await screen.findByText('共 40 场活动')).toBeVisible();
    expect(within(first).getByText('报名中')).toBeVisible();
    expect(within(first).getByText(/家单位，.*个在招岗位，招 .* 人$/)).toBeVisible();
    // The days in brief and the end of enrolment; hover and focus show the exact times.
    expect(first).toHaveTextContent(/\d+月\d+日 \(周.\)( \d\d:\d\d)? – /);
    expect(first).toHaveTextContent(/天后截止|明天|今天/);
    // The deadline, and the two days as one range.
    expect(first.querySelectorAll('[title][tabindex="0"]')).toHaveLength(2);
    expect(document.title).toContain('活动');
    await user.click(within(first).getByRole('link'));
    await waitFor(() => expect(at()).toMatch(/^\/applyActivity\/\d+\/applyActivity$/));
    await screen.findByRole('complementary', { name: '报名' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await user.click(await screen.findByRole('link', { name: /返回活动列表/ }));
    await waitFor(() => expect(at()).toBe(path));
  });

  test('state, type, keyword and days narrow it; all of it is in the URL; a keyword and days typed one after the other are one step back', async () => {
    // The clock goes on: a pause in typing is measured by it.
    const { user, at, calls } = renderRoute(path);
    await rows();
    await user.click(await stateTab('报名中'));
    await waitFor(() => expect(at()).toBe(`${path}?state=enrolling`));
    await choose(user, '类型', '招聘会');
    await waitFor(() => expect(at()).toBe(`${path}?state=enrolling&type=jobFair`));
    await waitFor(() =>
      expect(asked(calls)).toMatchObject({ state: 'enrolling', type: 'jobFair' }),
    );
    await user.type(screen.getByRole('textbox', { name: '搜索活动' }), '双选会');
    await waitFor(() => expect(asked(calls)).toMatchObject({ keyword: '双选会' }));
    await user.hover(screen.getByRole('combobox', { name: '举办日期从' }));
    await typeDay(user, await screen.findByRole('textbox', { name: '举办日期从' }), '2026-11-25');
    await waitFor(() => expect(asked(calls)).toMatchObject({ from: '2026-11-25' }));
    for (const row of await rows()) expect(within(row).getByText('招聘会')).toBeVisible();
    await waitFor(() => expect(at()).toContain('from=2026-11-25'));
    act(() => history.back());
    await waitFor(() => expect(at()).toBe(`${path}?state=enrolling&type=jobFair`));
  });

  test('before enrolment a row says from when on one may enrol', async () => {
    renderRoute(`${path}?state=upcoming`, { now: noon });
    const upcoming = await rows();
    const notYet = upcoming.filter((row) => within(row).queryByText('报名未开始'));
    expect(notYet.length).toBeGreaterThan(0);
    for (const row of notYet)
      expect(row).toHaveTextContent(/报名未开始报名开始 ?(\d+年|明天|今天)/);
  });

  test('by keyword nothing: says so and shows all again; empty: what will be here, and the way to positions', async () => {
    const { user, at, setServer } = renderRoute(`${path}?keyword=zzzz`);
    expect(await screen.findByText('没有符合条件的活动')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '查看全部活动' }));
    await waitFor(() => expect(at()).toBe(path));
    expect(await rows()).toHaveLength(20);
    setServer('empty');
    act(() => history.push(`${path}?current=2`));
    act(() => history.push(path));
    expect(await screen.findByText('目前没有活动')).toBeVisible();
    expect(screen.getByRole('link', { name: '查看全部岗位' })).toBeVisible();
  });
});

describe('/applyActivity?view=month', () => {
  const month = (name: string) => screen.findByRole('table', { name });

  test('shows the month’s activities on their days, and other months at a press; a failure is reported above it and can be tried again', async () => {
    const { user, at, calls, setServer } = renderRoute(path, { now: noon });
    await rows();
    setServer('500');
    await user.click(screen.getByRole('link', { name: '月历' }));
    expect(await screen.findByText('活动没有加载出来')).toBeVisible();
    setServer('normal');
    await user.click(screen.getByRole('button', { name: '重试' }));
    const table = await month('活动，2026年11月');
    await waitFor(() =>
      expect(asked(calls)).toMatchObject({ from: '2026-11-01', to: '2026-11-30', pageSize: '100' }),
    );
    const [entry] = await within(table).findAllByRole('link');
    expect(entry?.getAttribute('href')).toMatch(/^\/applyActivity\/\d+\/applyActivity$/);
    await user.click(screen.getByRole('button', { name: '下个月' }));
    await waitFor(() => expect(at()).toBe(`${path}?view=month&month=2026-12`));
    await waitFor(() => expect(asked(calls)).toMatchObject({ from: '2026-12-01' }));
    expect(await month('活动，2026年12月')).toBeVisible();
    expect(screen.queryByLabelText('举办日期从')).not.toBeInTheDocument();
  });

  test('on a phone, the month is a list of days, the next one open', async () => {
    setViewport(360);
    renderRoute(`${path}?view=month`, { now: noon });
    const [day] = await screen.findAllByRole('button', { name: /^11月\d+日 \(周.\)，\d+ 项$/ });
    expect(day).toBeVisible();
    const [entry] = within(
      await screen.findByRole('region', { name: /^11月\d+日 \(周.\)$/ }),
    ).getAllByRole('link');
    expect(entry?.getAttribute('href')).toMatch(/^\/applyActivity\/\d+\/applyActivity$/);
  });
});
