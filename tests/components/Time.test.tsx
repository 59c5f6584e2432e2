import { screen } from '@testing-library/react';
import Time, { Deadline } from '@/components/Time';
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
  ['en-US', '2026-11-21T01:05:00Z', 'Today 09:05', 'November 21, 2026 (Sat) 09:05'],
] as const)('%s: %s reads %s', (pack, value, words, exact) => {
  renderWithTexts(<Time value={value} />, pack);
  const time = screen.getByText(words);
  expect(time).toHaveAttribute('datetime', value);
  expect(time).toHaveAttribute('title', exact);
});

test('a time that is none is shown as nothing', () => {
  const { container } = renderWithTexts(<Time value="soon" />);
  expect(container).toHaveTextContent('');
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
