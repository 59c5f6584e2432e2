import TimeRange from '@/components/TimeRange';
import { renderWithTexts } from '../helpers/texts';

test.each([
  [
    'zh-CN',
    '2026-11-25T09:00:00+08:00',
    '2026-11-25T12:00:00+08:00',
    '2026年11月25日 (周三) 09:00 – 12:00',
  ],
  [
    'zh-CN',
    '2026-11-25T09:00:00+08:00',
    '2026-11-26T17:00:00+08:00',
    '2026年11月25日 (周三) 09:00 – 2026年11月26日 (周四) 17:00',
  ],
  // One day in the portal's zone, two in UTC.
  [
    'en-US',
    '2026-11-24T23:00:00Z',
    '2026-11-25T10:00:00Z',
    'November 25, 2026 (Wed) 07:00 – 18:00',
  ],
  ['zh-CN', '2026-11-25T09:00:00+08:00', 'later', '2026年11月25日 (周三) 09:00 – '],
] as const)('%s: from %s to %s reads %s', (pack, from, to, words) => {
  const { container } = renderWithTexts(<TimeRange from={from} to={to} />, pack);
  expect(container.textContent).toBe(words);
  expect(container.querySelectorAll('time')[1]).toHaveAttribute('datetime', to);
});
