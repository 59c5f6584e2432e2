import { filtersOf, searchCodec } from '@/features/positions/search/urlState';

const parse = (search: string, searchType = 'all') =>
  searchCodec(searchType).parse(new URLSearchParams(search));
/** Reads a URL and writes it again. */
const through = (search: string, searchType = 'all') =>
  searchCodec(searchType).format(parse(search, searchType), search);

describe('the search in the URL', () => {
  test.each([
    ['nothing', '', ''],
    ['a keyword', '?keyword=%E5%B7%A5%E7%A8%8B%E5%B8%88', '?keyword=%E5%B7%A5%E7%A8%8B%E5%B8%88'],
    ['several codes of one filter', '?education=master&education=doctor', null],
    ['a unit without its subordinates', '?enterpriseId=10001&scope=own', null],
    [
      'every filter',
      '?keyword=a&enterpriseId=1&regionCode=320000&categoryCode=technical&recruitType=social&education=master&majorCode=0809&source=veteran&salaryFrom=8000&publishedWithin=7&closesWithin=3&state=open&sort=salary&view=table&current=3',
      null,
    ],
    ['its parameters in any order', '?current=2&keyword=a', '?keyword=a&current=2'],
    ['the defaults', '?sort=newest&view=list&current=1', ''],
    ['the frame', '?keyword=a&headStyle=false', null],
    ['parameters of others', '?utm_source=x&keyword=a', '?keyword=a'],
  ])('holds %s', (_what, given, written) => {
    expect(through(given)).toBe(written ?? given);
  });

  test.each([
    ['a page that is none', '?current=-1'],
    ['a page that is no number', '?current=two'],
    ['a page that is no whole number', '?current=1.5'],
    ['a page in another notation', '?current=1e3'],
    ['an unknown order', '?sort=price'],
    ['an amount that is not on offer', '?salaryFrom=1'],
    ['an unknown view', '?view=map'],
    ['an unknown state', '?state=secret'],
    ['days that are not on offer', '?publishedWithin=999&closesWithin=-3'],
    ['an unknown type', '?recruitType=nonsense'],
    ['codes that are none', `?education=${'x'.repeat(41)}&regionCode=%3Cscript%3E&majorCode=`],
    ['a unit that is none', '?enterpriseId=../../etc'],
    ['a scope without its unit', '?scope=own'],
    ['an empty keyword', '?keyword=%20%09%00'],
    ['broken encoding', '?keyword=%E0%A4%A&current=%'],
  ])('takes %s for absent', (what, given) => {
    const state = parse(given);
    expect({ ...state, keyword: '', scope: 'all' }).toEqual(parse(''));
    if (what !== 'broken encoding') expect(through(given)).toBe('');
  });

  test('a code counts once, and there is an end to them', () => {
    const many = Array.from({ length: 200 }, (_, i) => `source=s${i}`).join('&');
    expect(parse(`?source=a&source=a&${many}`).source).toHaveLength(30);
  });

  test('the path presets the type of recruitment, which can be changed and taken off', () => {
    expect(parse('', 'campus').recruitType).toEqual(['campus']);
    expect(through('', 'campus')).toBe('');
    expect(parse('?recruitType=intern', 'campus').recruitType).toEqual(['intern']);
    expect(through('?recruitType=intern', 'campus')).toBe('?recruitType=intern');
    expect(parse('?recruitType=any', 'campus').recruitType).toEqual([]);
    expect(through('?recruitType=any', 'campus')).toBe('?recruitType=any');
    expect(parse('?recruitType=any', 'all').recruitType).toEqual([]);
  });

  test.each([['nonsense'], ['ALL'], [''], ['__proto__']])(
    'an unknown kind of search (%s) presets nothing',
    (searchType) => {
      expect(parse('', searchType)).toEqual(parse(''));
    },
  );

  test('a keyword is one line of at most sixty characters', () => {
    expect(parse(`?keyword=${encodeURIComponent('  a\n\tb  ')}`).keyword).toBe('a b');
    expect(parse(`?keyword=${'x'.repeat(59)}%20y`).keyword).toBe('x'.repeat(59));
  });

  test('only what is set travels to the server', () => {
    expect(JSON.parse(JSON.stringify(filtersOf(parse(''))))).toEqual({});
    expect(
      JSON.parse(JSON.stringify(filtersOf(parse('?enterpriseId=7&state=open&closesWithin=3')))),
    ).toEqual({ enterpriseId: '7', scope: 'all', state: 'open', closesWithin: 3 });
  });
});
