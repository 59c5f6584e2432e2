import { optionTree, parentCode, toggled } from '@/features/positions/search/codeTree';
import { appliedFilters } from '@/features/positions/search/filters';
import { searchCodec } from '@/features/positions/search/urlState';

const everything =
  'keyword=a&enterpriseId=1&scope=own&regionCode=320000&categoryCode=technical&recruitType=social&education=master&majorCode=0809&source=veteran&salaryFrom=8000&publishedWithin=7&closesWithin=3&state=open&sort=closing&current=3';
const full = searchCodec('all').parse(new URLSearchParams(everything));
const empty = searchCodec('all').parse(new URLSearchParams());

describe('applied filters', () => {
  test('each value is one, in the order of the facets', () => {
    expect(appliedFilters(full).map(({ key }) => key)).toEqual([
      'keyword',
      'enterpriseId',
      'regionCode',
      'categoryCode',
      'recruitType',
      'education',
      'majorCode',
      'source',
      'salaryFrom',
      'publishedWithin',
      'closesWithin',
      'state',
    ]);
    expect(appliedFilters(empty)).toEqual([]);
  });
});

describe('codes within codes', () => {
  test.each([
    ['regionCode', '320000', undefined],
    ['regionCode', '320100', '320000'],
    ['regionCode', '320102', '320100'],
    ['regionCode', 'nowhere', undefined],
    ['majorCode', '08', undefined],
    ['majorCode', '0809', '08'],
    ['majorCode', '080901', '0809'],
    ['categoryCode', 'technical', undefined],
    ['categoryCode', 'technical-software', 'technical'],
    ['education', 'master', undefined],
  ] as const)('%s %s stands below %s', (key, code, parent) => {
    expect(parentCode(key, code)).toBe(parent);
  });

  test('a province includes its cities: choosing one takes the others off', () => {
    expect(toggled('regionCode', ['320100', '110000'], '320000')).toEqual(['110000', '320000']);
    expect(toggled('regionCode', ['320000', '110000'], '320100')).toEqual(['110000', '320100']);
    expect(toggled('regionCode', ['320100'], '320500')).toEqual(['320100', '320500']);
    expect(toggled('regionCode', ['320100'], '320100')).toEqual([]);
  });

  test('options stand below the nearest of their parents that is there', () => {
    const option = (code: string) => ({ code, label: code, count: 1 });
    const tree = optionTree('majorCode', ['0809', '08', '080901', '020101'].map(option));
    expect(tree.map(({ code }) => code)).toEqual(['08', '020101']);
    expect(tree[0]?.children.map(({ code }) => code)).toEqual(['0809']);
    expect(tree[0]?.children[0]?.children.map(({ code }) => code)).toEqual(['080901']);
  });
});
