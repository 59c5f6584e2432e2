import TimeRange from '@/components/TimeRange';
import { renderWithTexts } from '../helpers/texts';

/** A time of November 2026. */
const at = (text: string) => `2026-11-${text.replace(' ', 'T')}:00+08:00`;

test.each([
  ['zh-CN', at('25 09:00'), at('25 12:00'), '2026年11月25日 (周三) 09:00 – 12:00'],
  [
    'zh-CN',
    at('25 09:00'),
    at('26 17:00'),
    '2026年11月25日 (周三) 09:00 – 2026年11月26日 (周四) 17:00',
  ],
  // One day in the portal's zone, two in UTC.
  [
    'en-US',
    '2026-11-24T23:00:00Z',
    '2026-11-25T10:00:00Z',
    'November 25, 2026 (Wed) 07:00 – 18:00',
  ],
  ['zh-CN', at('25 09:00'), 'later', '2026年11月25日 (周三) 09:00 – '],
] as const)('%s: from %s to %s reads %s', (pack, from, to, words) => {
  const { container } = renderWithTexts(<TimeRange from={from} to={to} />, pack);
  expect(container.textContent).toBe(words);
  expect(container.querySelectorAll('time')[1]).toHaveAttribute('datetime', to);
});

describe('in brief', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.parse(at('21 12:00')) }));
  afterEach(() => jest.useRealTimers());

  test.each([
    ['zh-CN', at('25 09:00'), at('25 12:00'), '11月25日 (周三) 09:00 – 12:00'],
    [
      'zh-CN',
      '2026-12-31T09:00:00+08:00',
      '2027-01-01T17:00:00+08:00',
      '12月31日 (周四) – 2027年1月1日 (周五)',
    ],
    // The portal's zone has the new year before UTC.
    ['en-US', '2026-12-31T17:00:00Z', '2027-01-01T10:00:00Z', 'Jan 1, 2027 (Fri) 01:00 – 18:00'],
    ['en-US', at('25 09:00'), 'later', 'Nov 25 (Wed) – '],
  ] as const)('%s: from %s to %s reads %s', (pack, from, to, words) => {
    const { container } = renderWithTexts(<TimeRange isBrief from={from} to={to} />, pack);
    expect(container.textContent).toBe(words);
    const withTitle = container.querySelector<HTMLElement>('[title]');
    expect(withTitle?.title).toMatch(/\d{2}:\d{2} – (\d{2}:\d{2}|.*\d{2}:\d{2})?$/);
    expect(withTitle).toHaveAttribute('tabindex', '0');
  });
});
