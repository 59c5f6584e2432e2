import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Deadline from '@/components/Deadline';
import Time from '@/components/Time';
import { renderWithTexts } from '../helpers/texts';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T10:32:00+08:00') });
});
afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ['zh-CN', '2026-11-21T09:05:00+08:00', '今天 09:05', '2026年11月21日 (周六) 09:05'],
  ['zh-CN', '2026-11-20T18:00:00+08:00', '昨天 18:00', '2026年11月20日 (周五) 18:00'],
  ['zh-CN', '2026-10-01T18:00:00+08:00', '2026年10月1日', '2026年10月1日 (周四) 18:00'],
  ['en-US', '2026-11-21T01:05:00Z', 'today 09:05', 'November 21, 2026 (Sat) 09:05'],
] as const)('%s: %s reads %s', (pack, value, words, exact) => {
  renderWithTexts(<Time value={value} />, pack);
  const time = screen.getByText(words);
  expect(time).toHaveAttribute('datetime', value);
  expect(time).toHaveAttribute('title', exact);
});

test.each([
  ['2026-11-21T18:00:00+08:00', '今天 18:00 截止'],
  ['2026-11-22T18:00:00+08:00', '明天 18:00 截止'],
  ['2026-11-24T18:00:00+08:00', '3 天后截止'],
  ['2026-11-21T10:00:00+08:00', '已截止'],
])('a deadline at %s reads %s', (value, words) => {
  renderWithTexts(<Deadline value={value} />);
  expect(screen.getByText(words)).toHaveAttribute('datetime', value);
});

describe('the exact time', () => {
  const value = '2026-11-24T18:00:00+08:00';
  const exact = '2026年11月24日 (周二) 18:00';
  // The tooltip's chunk needs real timers.
  beforeEach(() => {
    jest.useRealTimers();
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T10:32:00+08:00'));
  });
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['a deadline', <Deadline key="deadline" value={value} />, '3 天后截止'],
    ['a time', <Time key="time" value={value} />, '2026年11月24日'],
  ])('of %s is reached by keyboard, and Escape puts it away', async (_name, ui, words) => {
    renderWithTexts(ui);
    expect(screen.getByText(words)).toHaveAttribute('title', exact);
    await userEvent.tab();
    expect(screen.getByText(words)).toHaveFocus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent(exact);
    const time = screen.getByText(words);
    expect(time).toHaveFocus();
    expect(time).toHaveAccessibleDescription(exact);
    // With a title the browser would show a second tooltip.
    expect(time).not.toHaveAttribute('title');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(time).not.toHaveAttribute('aria-describedby'));
    expect(time).toHaveFocus();
  });

  test('is shown under the mouse, and goes with it', async () => {
    renderWithTexts(<Deadline value={value} />);
    const time = screen.getByText('3 天后截止');
    await userEvent.hover(time);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(exact);
    const area = time.firstElementChild;
    if (!area) throw new Error('The tooltip has nothing to point to');
    await userEvent.hover(area);
    await userEvent.unhover(area);
    await waitFor(() => expect(time).not.toHaveAttribute('aria-describedby'));
  });

  test('is what paper says', () => {
    const { container } = renderWithTexts(
      <>
        <Deadline value={value} />
        <Time value="2026-11-21T09:05:00+08:00" />
      </>,
    );
    const onPaper = [...container.querySelectorAll<HTMLElement>('[data-words]')];
    expect(onPaper.map(({ dataset }) => dataset.words)).toEqual([
      `${exact} 截止`,
      '2026年11月21日 (周六) 09:05',
    ]);
  });
});

describe('on a page that stays open', () => {
  const minute = 60_000;

  test('at midnight, in the portal’s zone, tomorrow is today and today yesterday', () => {
    jest.setSystemTime(new Date('2026-11-21T23:59:30+08:00'));
    renderWithTexts(
      <>
        <Deadline value="2026-11-22T18:00:00+08:00" />
        <Time value="2026-11-21T09:05:00+08:00" />
      </>,
    );
    expect(screen.getByText('明天 18:00 截止')).toBeVisible();
    act(() => jest.advanceTimersByTime(minute));
    expect(screen.getByText('今天 18:00 截止')).toBeVisible();
    expect(screen.getByText('昨天 09:05')).toBeVisible();
  });

  test('a deadline passes, and is no longer urgent', () => {
    jest.setSystemTime(new Date('2026-11-21T17:59:30+08:00'));
    renderWithTexts(<Deadline value="2026-11-21T18:00:00+08:00" />);
    expect(screen.getByText('今天 18:00 截止').parentElement).toHaveClass('ant-tag-warning');
    act(() => jest.advanceTimersByTime(minute));
    expect(screen.getByText('已截止').parentElement).toHaveClass('ant-tag-default');
  });

  test('a tab that slept is right when one comes back to it', () => {
    renderWithTexts(<Deadline value="2026-11-21T18:00:00+08:00" />);
    jest.setSystemTime(new Date('2026-11-21T18:00:00+08:00'));
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(screen.getByText('已截止')).toBeVisible();
  });
});
