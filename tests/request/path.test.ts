import { addressOf, queryOf } from '@/request/address';
import { callUrl, fillPath } from '@/request/path';

describe('fillPath', () => {
  it.each([
    ['/a/{x}', { x: 'b' }, '/a/b'],
    ['/a/{x}/{y}', { x: 1, y: '{x}' }, '/a/1/%7Bx%7D'],
    ['/a/{x}', { x: '../b' }, '/a/..%2Fb'],
    ['/a/{x}', { x: '岗位' }, '/a/%E5%B2%97%E4%BD%8D'],
    ['/a', {}, '/a'],
  ])('%s', (template, params, path) => {
    expect(fillPath(template, params)).toBe(path);
  });

  it.each([[{}], [{ x: '' }], [{ x: '.' }], [{ x: '..' }], [{ y: 'b' }]])(
    'refuses %j, which would be another path',
    (params: Record<string, string>) => {
      expect(() => fillPath('/a/{x}', params)).toThrow(TypeError);
    },
  );

  it('takes no value from the prototype', () => {
    expect(() => fillPath('/a/{toString}', {})).toThrow(TypeError);
  });
});

it('the address is server root (empty), /pt and the path', () => {
  expect(callUrl('/accesstoken/{domain}', { domain: 'portal' })).toBe('/pt/accesstoken/portal');
});

it.each([
  [{ a: [1, 2], b: '岗 位&' }, 'a=1&a=2&b=%E5%B2%97+%E4%BD%8D%26'],
  [{ a: undefined, b: null, c: [undefined, 'x'], d: false, e: 0, f: '' }, 'c=x&d=false&e=0&f='],
  [{}, ''],
])('the query of %j', (values, query) => {
  expect(queryOf(values)).toBe(query);
});

it.each([
  [undefined, '/a'],
  [{}, '/a'],
  [{ x: undefined, y: null }, '/a'],
  [{ x: ['b', 'c'], y: 0 }, '/a?x=b&x=c&y=0'],
])('the address of /a with %j is %s', (params, address) => {
  expect(addressOf('/a', params)).toBe(address);
});

it('names the place that does not fit', () => {
  expect(() => fillPath('/a/{x}', {})).toThrow('No usable value for {x} in /a/{x}');
});
