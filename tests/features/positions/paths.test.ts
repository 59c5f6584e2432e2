import { positionPhaseOf } from '@/features/positions/shared/labels';
import { newTabHref, positionPath } from '@/utils/paths/positions';

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
