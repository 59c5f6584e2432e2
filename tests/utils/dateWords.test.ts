import { isOtherClock, timeLeft } from '@/utils/dateWords';

const at = (text: string) => Date.parse(text);
const now = at('2026-11-21T10:00:00+08:00');

test.each([
  ['2026-11-21T10:00:09+08:00', '00:00:09'],
  ['2026-11-22T09:02:03+08:00', '23:02:03'],
  ['2026-11-20T10:00:00+08:00', '00:00:00'],
])('the time left until %s', (value, left) => {
  expect(timeLeft(at(value), now)).toEqual(left);
});

test.each([
  ['Asia/Shanghai', false],
  ['Asia/Singapore', false],
  ['Europe/London', true],
  // An hour with the same minutes, the day before.
  ['Pacific/Honolulu', true],
  // This runs in the portal's zone, as most devices do.
  [undefined, false],
])('a device in %s shows other times: %s', (zone, isOther) => {
  expect(isOtherClock(now, zone)).toBe(isOther);
});
