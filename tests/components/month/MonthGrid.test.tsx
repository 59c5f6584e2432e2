import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import MonthGrid from '@/components/month/MonthGrid';
import { accessibilityErrors } from '../../helpers/accessibility';
import { renderWithTexts } from '../../helpers/texts';
import { setViewport } from '../../helpers/viewport';

const at = (day: number, time: string) =>
  `2026-11-${String(day).padStart(2, '0')}T${time}:00+08:00`;

const entries = [
  { key: 'b', at: at(23, '14:00'), label: '下午的安排' },
  { key: 'a', at: at(23, '09:00'), label: '上午的安排' },
  { key: 'c', at: at(23, '16:00'), label: '第三项' },
  { key: 'd', at: at(23, '17:30'), label: '第四项' },
  // The last minute of the 29th in Shanghai, the day before in UTC.
  { key: 'e', at: '2026-11-29T15:59:00Z', label: '月末的安排' },
  { key: 'f', at: '2026-12-01T00:00:00+08:00', label: '下月的安排' },
  { key: 'g', at: '不是时间', label: '没有时间的安排' },
];

function Shown(props: Partial<ComponentProps<typeof MonthGrid>>) {
  const [month, setMonth] = useState('2026-11');
  return (
    <MonthGrid title="我的日程" entries={entries} month={month} onMonth={setMonth} {...props} />
  );
}

const cellOf = (day: number) => screen.getByTitle(`2026-11-${String(day).padStart(2, '0')}`);
const shownMonth = (name: string) => screen.findByRole('table', { name });

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T10:32:00+08:00'), doNotFake: ['setTimeout'] });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a month that ends', () => {
  const deadline = { key: 'h', at: '2026-12-02T17:00:00+08:00', label: '报名截止' };
  const next = () => screen.queryByRole('region', { name: '接下来' });

  test.each([1280, 360])('on the 29th, at %i px: the deadline on the 2nd comes first', (width) => {
    setViewport(width);
    jest.setSystemTime(new Date('2026-11-29T10:00:00+08:00'));
    renderWithTexts(<Shown entries={[deadline]} />);
    expect(next()).toHaveTextContent(/12月2日.*17:00.*报名截止/);
  });

  test('where none is asked for, the month of what comes next is open', async () => {
    jest.setSystemTime(new Date('2026-11-29T10:00:00+08:00'));
    const { unmount } = renderWithTexts(<Shown month={undefined} entries={[deadline]} />);
    expect(await shownMonth('我的日程，2026年12月')).toBeVisible();
    unmount();
    // Something is left in the present month, or nothing comes any more.
    for (const left of [[...entries, deadline], entries.slice(0, 4)]) {
      const { unmount: end } = renderWithTexts(<Shown month={undefined} entries={left} />);
      expect(await shownMonth('我的日程，2026年11月')).toBeVisible();
      end();
    }
  });

  test('something is left in it: no list before it', () => {
    renderWithTexts(<Shown entries={[...entries, deadline]} />);
    expect(next()).not.toBeInTheDocument();
  });
});

describe('a month on a screen with room', () => {
  test('is a table of weeks from Monday to Sunday, named after what is in it', async () => {
    const { container } = renderWithTexts(<Shown />);
    const table = await shownMonth('我的日程，2026年11月');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['周一', '周二', '周三', '周四', '周五', '周六', '周日']);
    // November 2026 begins on a Sunday: six weeks, of which 30 days are this month's.
    expect(within(table).getAllByRole('row')).toHaveLength(1 + 6);
    expect(cellOf(1)).toHaveTextContent(/^1$/);
    expect(cellOf(30)).toHaveTextContent(/^30$/);
    expect(cellOf(21).querySelector('[aria-current="date"]')).toHaveTextContent(/^21$/);
    expect(table.querySelectorAll('[aria-current]')).toHaveLength(1);
    expect(await accessibilityErrors(container)).toEqual([]);
  });

  test('left open over midnight marks the new day as today', async () => {
    renderWithTexts(<Shown />);
    await shownMonth('我的日程，2026年11月');
    jest.setSystemTime(new Date('2026-11-22T00:00:30+08:00'));
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(cellOf(22).querySelector('[aria-current="date"]')).toHaveTextContent(/^22$/);
    expect(cellOf(21).querySelector('[aria-current="date"]')).toBeNull();
  });

  test('shows entries in order of time, in the portal’s zone', async () => {
    renderWithTexts(<Shown />);
    await shownMonth('我的日程，2026年11月');
    const words = within(cellOf(23))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(words).toEqual(['09:00 上午的安排', '14:00 下午的安排', '16:00 第三项']);
    expect(cellOf(29)).toHaveTextContent('23:59 月末的安排');
    expect(screen.queryByText('下月的安排')).not.toBeInTheDocument();
    expect(screen.queryByText('没有时间的安排')).not.toBeInTheDocument();
  });

  test('what does not fit a day is listed below when asked for, by keyboard too', async () => {
    const user = userEvent.setup();
    renderWithTexts(<Shown />);
    await shownMonth('我的日程，2026年11月');
    expect(screen.queryByText('第四项')).not.toBeInTheDocument();
    const more = screen.getByRole('button', { name: '还有 1 项：11月23日 (周一)' });
    more.focus();
    await user.keyboard('{Enter}');
    expect(more).toHaveAttribute('aria-pressed', 'true');
    const below = screen.getByRole('region', { name: '11月23日 (周一)' });
    expect(within(below).getAllByRole('listitem')).toHaveLength(4);
  });

  test.each(['zh-CN', 'en-US'] as const)(
    'its “more” is found by the words shown: %s',
    async (pack) => {
      renderWithTexts(<Shown />, pack);
      const [more] = (await screen.findAllByText(/^还有 1 项$|^1 more$/)).map((text) =>
        text.closest('button'),
      );
      // axe 4.14 compares words; where an engine finds none in Chinese, only marks separate them.
      const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u);
      const shown = wordsOf(more?.textContent ?? '');
      const name = wordsOf(more?.getAttribute('aria-label') ?? '');
      expect(name.slice(0, shown.length)).toEqual(shown);
    },
  );

  test('leads to the months around it and back to today', async () => {
    const user = userEvent.setup();
    renderWithTexts(<Shown />);
    await user.click(screen.getByRole('button', { name: '下个月' }));
    const table = await shownMonth('我的日程，2026年12月');
    expect(within(table).getByTitle('2026-12-01')).toHaveTextContent('00:00 下月的安排');
    await user.click(screen.getByRole('button', { name: '下个月' }));
    expect(await shownMonth('我的日程，2027年1月')).toBeVisible();
    expect(screen.getByText('这个月没有安排。')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '上个月' }));
    await user.click(screen.getByRole('button', { name: '回到今天' }));
    expect(await shownMonth('我的日程，2026年11月')).toBeVisible();
    const today = screen.getByRole('region', { name: '11月21日 (周六)' });
    expect(today).toHaveTextContent('这一天没有安排。');
  });
});

describe('a month on a phone', () => {
  beforeEach(() => setViewport(360));

  test('tells how many entries a day has and lists those of the next filled one', async () => {
    const { container } = renderWithTexts(<Shown />);
    const day = screen.getByRole('button', { name: '11月23日 (周一)，4 项' });
    expect(day).toHaveAttribute('aria-expanded', 'true');
    const list = screen.getByRole('region', { name: '11月23日 (周一)' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(4);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(await accessibilityErrors(container)).toEqual([]);
  });

  test('a day that comes next and is open in the month, too: one region has its name', async () => {
    const { container } = renderWithTexts(<Shown hasNext />);
    expect(screen.getAllByText('上午的安排')).toHaveLength(2);
    expect(screen.getAllByRole('region', { name: '11月23日 (周一)' })).toHaveLength(1);
    expect(await accessibilityErrors(container)).toEqual([]);
  });

  test.each(['{Enter}', ' '])('opens another day, by the key %j too', async (key) => {
    const user = userEvent.setup();
    renderWithTexts(<Shown />);
    screen.getByRole('button', { name: '11月29日 (周日)，1 项' }).focus();
    await user.keyboard(key);
    const list = await screen.findByRole('region', { name: '11月29日 (周日)' });
    expect(within(list).getByText('月末的安排')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '11月23日 (周一)，4 项' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: '11月23日 (周一)' })).not.toBeInTheDocument(),
    );
  });
});
