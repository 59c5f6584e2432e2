import { canonicalPath } from '@/utils/canonicalPath';
import { pathFromHash } from '@/utils/hashEntry';

describe('canonicalPath', () => {
  test.each([
    ['/home', '/home', '/home'],
    ['/home', '/HOME/', '/home'],
    ['/searchPosition/:searchType', '/searchposition/All/', '/searchPosition/All'],
    ['/ImproveResume', '/improveresume', '/ImproveResume'],
    [
      '/recruitmentview/:id/:src/:backUrl',
      '/RecruitmentView/1/list/%2Fhome%3Fa%3D1',
      '/recruitmentview/1/list/%2Fhome%3Fa%3D1',
    ],
    ['/', '/', '/'],
  ])('pattern %s: %s is written %s', (pattern, given, wanted) => {
    expect(canonicalPath(pattern, given)).toBe(wanted);
  });
});

describe('pathFromHash', () => {
  test.each([
    [
      '#/recruitmentview/1/list/%2Fhome?headStyle=false',
      '/recruitmentview/1/list/%2Fhome?headStyle=false',
    ],
    ['#/home', '/home'],
    ['#!/home', '/home'],
    ['#%2Fhome', '/home'],
  ])('%s stands for %s', (hash, path) => {
    expect(pathFromHash(hash)).toBe(path);
  });
  test.each([
    '',
    '#',
    '#content',
    '#//evil.example/home',
    '#/\\evil.example/home',
    '#/..//evil.example/home',
    '#!//evil.example/home',
    '#%2F%2Fevil.example/home',
  ])('%s is an ordinary anchor', (hash) => {
    expect(pathFromHash(hash)).toBeUndefined();
  });
});
