import type { Region } from '@/services/types';
import { placeCode, placesOf } from '@/utils/places';

const district = { code: '110108', name: '海淀区' };
const tree: Region[] = [
  {
    code: '110000',
    name: '北京市',
    children: [{ code: '110100', name: '市辖区', children: [district] }],
  },
  {
    code: '500000',
    name: '重庆市',
    children: [
      { code: '500100', name: '市辖区', children: [{ code: '500101', name: '万州区' }] },
      { code: '500200', name: '县', children: [{ code: '500229', name: '城口县' }] },
    ],
  },
  {
    code: '410000',
    name: '河南省',
    children: [
      { code: '410100', name: '郑州市', children: [{ code: '410102', name: '中原区' }] },
      {
        code: '419000',
        name: '省直辖县级行政区划',
        children: [{ code: '419001', name: '济源市' }],
      },
    ],
  },
  { code: '810000', name: '香港特别行政区' },
];

test('levels that name no place are left out, whatever the server sends', () => {
  const places = placesOf(tree);
  expect(JSON.stringify(places)).not.toMatch(/市辖区|"县"|行政区划/);
  expect(places.map(({ code, children }) => [code, children?.map((child) => child.code)])).toEqual([
    ['110000', ['110108']],
    ['500000', ['500101', '500229']],
    ['410000', ['410100', '419001']],
    ['810000', undefined],
  ]);
  expect(places[2]?.children?.[0]?.children).toEqual([{ code: '410102', name: '中原区' }]);
});

test.each([
  ['110100', '110000'],
  ['500200', '500000'],
  ['419000', '410000'],
  ['110000', '110000'],
  ['110108', '110108'],
  ['320100', '320100'],
  ['', ''],
])('%s means %s', (code, place) => {
  expect(placeCode(code)).toBe(place);
});
