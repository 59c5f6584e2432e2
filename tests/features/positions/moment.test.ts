import { ageOn, closingDay, yearsOf } from '@/features/positions/shared/fit/moment';

describe('moments', () => {
  test.each([
    ['2000-02-29', '2026-02-28', 25],
    ['2000-02-29', '2026-03-01', 26],
    [undefined, '2026-03-01', undefined],
  ])('born %s, on %s: %s', (birthDate, day, age) => {
    expect(ageOn(birthDate, day)).toBe(age);
  });

  test('the closing day is that of the portal’s zone', () => {
    expect(closingDay({ closesAt: '2026-12-05T16:30:00Z' })).toBe('2026-12-06');
  });

  test.each([
    [[{ start: '2020-01', end: '2021-07' }], 1.5],
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
