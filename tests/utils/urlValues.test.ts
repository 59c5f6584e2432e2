import { choiceOf, codeOf, dayOf, lineOf, monthOf, pageOf, withFilters } from '@/utils/urlValues';

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
    ['10', 10],
    ['x7', 1],
    ['7x', 1],
    ['100000', 100_000],
    ['100001', 100_000],
    ['999999', 100_000],
    ['9999999', 1],
  ])('page %j is %j', (text, page) => expect(pageOf(text)).toBe(page));

  it.each([
    ['2026-11-21', '2026-11-21'],
    ['2024-02-29', '2024-02-29'],
    ['2026-02-29', undefined],
    ['2026-13-01', undefined],
    ['0002-11-21', undefined],
    ['1999-11-21', undefined],
    ['x2026-11-21', undefined],
    ['2026-11-21T00:00', undefined],
    ['', undefined],
    [null, undefined],
  ])('day %j is %j', (text, day) => expect(dayOf(text)).toBe(day));

  it('a line has no control characters and no more than its limit', () => {
    expect(lineOf(' a\n\tb ', 10)).toBe('a b');
    expect(lineOf('a\u0000\u0007b', 10)).toBe('a b');
    expect(lineOf('abc def', 4)).toBe('abc');
    expect(lineOf('abcdef', 4)).toBe('abcd');
    expect(lineOf(null, 4)).toBe('');
  });

  it.each([
    ['2026-11', '2026-11'],
    ['2026-13', undefined],
    ['1999-11', undefined],
    ['2026-11-21', undefined],
    ['2026-1', undefined],
    ['', undefined],
    [null, undefined],
  ])('month %j is %j', (text, month) => expect(monthOf(text)).toBe(month));

  it.each([
    ['a.b_c-1', 'a.b_c-1'],
    ['x'.repeat(40), 'x'.repeat(40)],
    ['x'.repeat(41), undefined],
    ['a b', undefined],
    ['a/b', undefined],
    ['', undefined],
    [null, undefined],
  ])('code %j is %j', (text, code) => expect(codeOf(text)).toBe(code));

  it('another filter begins on the first page', () => {
    const state = { keyword: 'a', type: 'b', current: 3 };
    expect(withFilters(state, { type: 'c' })).toEqual({ keyword: 'a', type: 'c', current: 1 });
  });

  it('a choice is one of those on offer', () => {
    expect(choiceOf('b', ['a', 'b'])).toBe('b');
    expect(choiceOf('constructor', ['a', 'b'])).toBeUndefined();
    expect(choiceOf(null, ['a', 'b'])).toBeUndefined();
  });
});
