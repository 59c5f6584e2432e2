import { deadlineWords, isOtherClock, nearDay, timeLeft } from '@/utils/dateWords';

const at = (text: string) => Date.parse(text);
const now = at('2026-11-21T10:00:00+08:00');

test.each([
  ['2026-11-20T00:00:00+08:00', 'yesterday'],
  ['2026-11-21T00:00:00+08:00', 'today'],
  ['2026-11-21T23:59:59+08:00', 'today'],
  // The same instant as one in the morning of the 22nd in the portal's zone.
  ['2026-11-21T17:00:00Z', 'tomorrow'],
  ['2026-11-23T00:00:00+08:00', undefined],
  ['2026-11-19T23:59:59+08:00', undefined],
])('%s is %s', (value, name) => {
  expect(nearDay(at(value), now)).toBe(name);
});

test.each([
  ['2026-11-21T10:00:00+08:00', { kind: 'passed', isUrgent: false }],
  ['2026-11-21T10:00:01+08:00', { kind: 'today', isUrgent: true }],
  ['2026-11-22T00:00:00+08:00', { kind: 'tomorrow', isUrgent: true }],
  ['2026-11-24T18:00:00+08:00', { kind: 'inDays', days: 3, isUrgent: true }],
  ['2026-12-01T18:00:00+08:00', { kind: 'inDays', days: 10, isUrgent: false }],
])('a deadline at %s', (value, words) => {
  expect(deadlineWords(at(value), now)).toEqual(words);
});

test.each([
  ['2026-11-21T10:00:09+08:00', { days: 0, clock: '00:00:09' }],
  ['2026-11-24T11:02:03+08:00', { days: 3, clock: '01:02:03' }],
  ['2026-11-20T10:00:00+08:00', { days: 0, clock: '00:00:00' }],
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
