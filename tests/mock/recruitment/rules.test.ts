import { isWithinCategory, isWithinRegion } from '../../../mock/_preview/search/rules';

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
