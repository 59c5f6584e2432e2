import {
  isWithinCategory,
  isWithinRegion,
  suitsEducation,
  takesMajor,
  takesSource,
} from '../../../mock/_preview/search/rules';

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
    expect(suitsEducation(minimum, held)).toBe(expected);
  });
});

describe('majors', () => {
  it.each([
    [[], '0809', true],
    [['0809'], '080902', true],
    [['080902'], '0809', true],
    [['080902'], '080901', false],
    [['0802', '0809'], '08', true],
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

describe('regions and categories hold their children', () => {
  it.each([
    ['320100', '320000', true],
    ['320100', '320100', true],
    ['110108', '110000', true],
    ['320100', '330000', false],
    ['320100', '320102', false],
  ])('%s is within %s: %s', (code, wanted, expected) => {
    expect(isWithinRegion(code, wanted)).toBe(expected);
  });

  it.each([
    ['technical-software', 'technical', true],
    ['technical-software', 'technical-software', true],
    ['technical-software', 'technical-soft', false],
    ['management-hr', 'technical', false],
  ])('%s is within %s: %s', (code, wanted, expected) => {
    expect(isWithinCategory(code, wanted)).toBe(expected);
  });
});
