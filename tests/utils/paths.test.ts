import { canonicalPath } from '@/utils/canonicalPath';

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
])('the canonical path of %s: %s is written %s', (pattern, given, wanted) => {
  expect(canonicalPath(pattern, given)).toBe(wanted);
});
