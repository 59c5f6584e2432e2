import { choiceOf, dayOf, lineOf, pageOf } from '@/utils/urlValues';

describe('values read from a URL', () => {
  it.each([
    [null, 1],
    ['', 1],
    ['0', 1],
    ['-2', 1],
    ['1.5', 1],
    ['1e3', 1],
    ['x', 1],
    ['7', 7],
    ['999999', 100_000],
    ['9999999', 1],
  ])('page %j is %j', (text, page) => expect(pageOf(text)).toBe(page));

  it.each([
    ['2026-11-21', '2026-11-21'],
    ['2024-02-29', '2024-02-29'],
    ['2026-02-29', undefined],
    ['2026-13-01', undefined],
    ['0002-11-21', undefined],
    ['2026-11-21T00:00', undefined],
    ['', undefined],
    [null, undefined],
  ])('day %j is %j', (text, day) => expect(dayOf(text)).toBe(day));

  it('a line has no control characters and no more than its limit', () => {
    expect(lineOf(' a\n\tb ', 10)).toBe('a b');
    expect(lineOf('abc def', 4)).toBe('abc');
    expect(lineOf(null, 4)).toBe('');
  });

  it('a choice is one of those on offer', () => {
    expect(choiceOf('b', ['a', 'b'])).toBe('b');
    expect(choiceOf('constructor', ['a', 'b'])).toBeUndefined();
    expect(choiceOf(null, ['a', 'b'])).toBeUndefined();
  });
});
