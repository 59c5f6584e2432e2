import { portalDay } from '@/utils/dateWords';
import { monthSpan, shiftMonth } from '@/utils/month';

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', -13, '2025-10'],
  ['2026-11', 0, '2026-11'],
])('%s and %i months is %s', (month, by, result) => {
  expect(shiftMonth(month, by)).toBe(result);
});

test.each([
  ['2026-11', '2026-11-01', '2026-11-30'],
  ['2028-02', '2028-02-01', '2028-02-29'],
  ['2026-12', '2026-12-01', '2026-12-31'],
])('%s lasts from %s to %s', (month, from, to) => {
  expect(monthSpan(month)).toEqual({ from, to });
});

test.each([
  ['2026-11-21T00:00:00+08:00', '2026-11-21'],
  ['2026-11-20T15:59:59Z', '2026-11-20'],
  ['2026-11-20T16:00:00Z', '2026-11-21'],
])('%s is on %s in the portal’s zone', (at, day) => {
  expect(portalDay(Date.parse(at))).toBe(day);
});
