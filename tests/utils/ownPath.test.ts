import { oneSlashPath, ownPath } from '@/utils/ownPath';

const { origin } = window.location;

afterEach(() => {
  delete window.routerBase;
});

describe('oneSlashPath', () => {
  test.each([
    [undefined, '/home', '/home'],
    [undefined, '//evil.example/', '/evil.example/'],
    [undefined, '////evil.example', '/evil.example'],
    [undefined, '/\\evil.example', '/evil.example'],
    [undefined, '//', '/'],
    [undefined, '/a//b', '/a//b'],
    ['/portal', '//portal/home', '/portal/home'],
    ['/portal/', '/portal//evil.example/', '/portal/evil.example/'],
    ['/portal', '/elsewhere', '/elsewhere'],
  ])('with the router base %s the path %s begins as %s', (base, path, wanted) => {
    window.routerBase = base;
    expect(oneSlashPath(path)).toBe(wanted);
  });
});

describe('ownPath', () => {
  test.each([
    ['/home?a=1#b', '/home?a=1#b'],
    ['/recruitmentview/1/list/%2Fhome', '/recruitmentview/1/list/%2Fhome'],
    [`${origin}/home`, '/home'],
  ])('%s is the path %s', (value, path) => {
    expect(ownPath(value)).toBe(path);
  });
  test.each([
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    '////%5chost',
    'https://evil.example/',
  ])('%s is none', (value) => {
    expect(ownPath(value)).toBeUndefined();
  });
});
