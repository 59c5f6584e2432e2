import { dueAlerts } from '@/utils/dueAlerts';
import type { KeptDate } from '@/utils/keptDates';

const now = Date.parse('2026-11-30T23:30:00+08:00');

test.each<[string, KeptDate['kind'], string, boolean]>([
  ['an interview in an hour', 'interview', '2026-12-01T00:30:00+08:00', true],
  ['an interview in more than an hour', 'interview', '2026-12-01T00:31:00+08:00', false],
  ['an interview that has begun', 'interview', '2026-11-30T23:30:00+08:00', false],
  ['a saved position that closes tomorrow', 'closing', '2026-12-01T18:00:00+08:00', true],
  ['a saved position that closes today', 'closing', '2026-11-30T23:59:00+08:00', false],
  ['a saved position that closes later', 'closing', '2026-12-02T00:00:00+08:00', false],
  ['a public notice', 'publicity', '2026-12-01T00:00:00+08:00', false],
])('%s', (_name, kind, at, isDue) => {
  expect(dueAlerts([{ at, kind, title: 'x' }], now)).toHaveLength(isDue ? 1 : 0);
});
