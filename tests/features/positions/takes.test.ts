import { takesEducation, takesMajor, takesSource } from '@/features/positions/shared/fit/takes';

describe('education is a minimum', () => {
  it.each([
    ['bachelor', 'bachelor', true],
    ['bachelor', 'master', true],
    ['bachelor', 'college', false],
    ['doctor', 'master', false],
    ['other', 'other', true],
    ['other', 'doctor', true],
    ['high', 'other', false],
    ['high', 'secondary', true],
    ['secondary', 'high', true],
  ])('a position asking for %s suits somebody of %s: %s', (minimum, held, expected) => {
    expect(takesEducation(minimum, held)).toBe(expected);
  });
});

describe('majors', () => {
  it.each([
    [[], '0809', true],
    [['0809'], '080902', true],
    [['080902'], '0809', true],
    [['080902'], '080901', false],
    [['0802', '0809'], '08', true],
    [['0802', '1201'], '0802', true],
    [['0802'], '1011', false],
  ])('a position asking for %j takes %s: %s', (asked, major, expected) => {
    expect(takesMajor(asked, major)).toBe(expected);
  });
});

describe('sources', () => {
  it.each([
    [[], 'spouse', true],
    [['veteran', 'spouse'], 'spouse', true],
    [['graduate'], 'spouse', false],
  ])('a position for %j takes %s: %s', (asked, source, expected) => {
    expect(takesSource(asked, source)).toBe(expected);
  });
});
