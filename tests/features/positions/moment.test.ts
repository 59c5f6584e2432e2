import { ageOn, closingDay, yearsOf } from '@/features/positions/shared/fit/moment';

describe('moments', () => {
  test.each([
    ['2000-02-29', '2026-02-28', 25],
    ['2000-02-29', '2026-03-01', 26],
    ['2000-03-01', '2026-03-01', 26],
    ['2000-12-31', '2026-03-01', 25],
    [undefined, '2026-03-01', undefined],
    ['x2000-03-01', '2026-03-01', undefined],
    ['2000-03-01T00:00', '2026-03-01', undefined],
  ])('born %s, on %s: %s', (birthDate, day, age) => {
    expect(ageOn(birthDate, day)).toBe(age);
  });

  test('the closing day is that of the portal’s zone', () => {
    expect(closingDay({ closesAt: '2026-12-05T16:30:00Z' })).toBe('2026-12-06');
  });

  test('today stands in for a closing date that is none', () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-21T17:00:00Z') });
    expect(closingDay({ closesAt: 'soon' })).toBe('2026-11-22');
    jest.useRealTimers();
  });

  test.each([
    [[], 0],
    [[{ start: '2020-01', end: 'later' }], 0],
    [[{ start: 'from 2020-01', end: '2021-01' }], 0],
    [[{ start: '2020', end: '2021-01' }], 0],
    [[{ start: '2020-01', end: '2021-07' }], 1.5],
    [[{ start: '2020-01', end: '2021-06' }], 1.5],
    [[{ start: '2020-01', end: '2020-12' }], 1],
    [
      [
        { start: '2018-01', end: '2019-12' },
        { start: '2020-01', end: '2021-12' },
      ],
      4,
    ],
    [[{ start: '2025-12', end: '2026-12' }], 1],
    [
      [
        { start: '2020-01', end: '2020-12' },
        { start: '2020-06', end: '2021-01' },
      ],
      1,
    ],
    [[{ start: '2025-12' }], 1],
    [[{ start: '2027-12' }], 0],
    [[{ start: '2020-01', end: '2040-01' }], 6.9],
  ])('%j are %d years until 2026-12', (spans, years) => {
    expect(yearsOf(spans, '2026-12')).toBe(years);
  });
});
