import { positionPhaseOf } from '@/features/positions/shared/labels';
import { backTextKey, newTabHref, positionPath, wayBack } from '@/utils/paths/positions';

describe('paths of a position', () => {
  test('the list to return to travels as one encoded segment', () => {
    const back = '/searchPosition/all?keyword=100%25&education=master';
    expect(positionPath('1', 'search', back)).toBe(
      `/recruitmentview/1/search/${encodeURIComponent(back)}`,
    );
    expect(positionPath('a/b')).toBe('/recruitmentview/a%2Fb');
    expect(newTabHref('1', 'search', '/home')).toBe(
      '#/recruitmentview/1/search/%2Fhome?headStyle=false',
    );
  });

  test('the list to return to is without the mark of an expiry', () => {
    const back = '/searchPosition/all?keyword=a&relogin=true';
    expect(positionPath('1', 'search', back)).toBe(
      `/recruitmentview/1/search/${encodeURIComponent('/searchPosition/all?keyword=a')}`,
    );
  });

  test.each([
    [
      'inside the portal',
      'search',
      '/searchPosition/all?keyword=a',
      '/searchPosition/all?keyword=a',
    ],
    ['on another site', 'search', 'https://evil.example/', '/searchPosition/all'],
    ['that only looks like a path', 'home', '//evil.example/', '/home'],
    ['that is a script', 'user', 'javascript:alert(1)', '/user/deliveries'],
    ['that is missing', 'home', undefined, '/home'],
    ['to a list of a source', 'list', undefined, '/recruitmentlist/social'],
    ['to the saved ones', 'saved', undefined, '/recruitmentlist/saved'],
    ['to the recent ones', 'recent', undefined, '/recruitmentlist/recent'],
    ['to the units', 'unit', undefined, '/searchPosition/enterprise'],
    ['to a unit by its id', '10002', undefined, '/recruitment/10002'],
    ['to an id that is none', '../1', undefined, '/searchPosition/all'],
    ['of an unknown kind', 'constructor', undefined, '/searchPosition/all'],
    ['of no kind', undefined, undefined, '/searchPosition/all'],
  ])('a way back %s', (_what, src, backUrl, expected) => {
    expect(wayBack(src, backUrl)).toBe(expected);
  });

  test.each([
    ['/searchPosition/all?keyword=a', 'positions.detail.back.list'],
    ['/recruitmentlist/10002/10001', 'positions.detail.back.list'],
    ['/recruitment/10001/10002', 'positions.detail.back.list'],
    ['/home', 'positions.detail.back.home'],
    ['/user/deliveries', 'positions.detail.back.user'],
    ['/notice/1', 'positions.detail.back.page'],
  ])('the way back to %s is called %s', (path, key) => {
    expect(backTextKey(path)).toBe(key);
  });
});

describe('where a position stands', () => {
  const opensAt = '2026-11-01T09:00:00+08:00';
  const closesAt = '2026-11-30T18:00:00+08:00';
  test.each([
    ['open', '2026-11-01T08:59:59+08:00', 'notYet'],
    ['open', opensAt, 'open'],
    ['open', '2026-11-30T17:59:59+08:00', 'open'],
    ['open', closesAt, 'closed'],
    ['reviewing', opensAt, 'reviewing'],
    ['closed', opensAt, 'closed'],
    ['cancelled', opensAt, 'cancelled'],
  ] as const)('%s at %s: %s', (state, now, phase) => {
    expect(positionPhaseOf({ state, opensAt, closesAt }, Date.parse(now))).toBe(phase);
  });
});
