import { nextKeyDate, sortedByTime } from '@/features/content/shared/keyDate';
import { noticePath, noticeWayBack, questionPath } from '@/utils/paths/content';

describe('ways', () => {
  it.each([
    [undefined, '/notice'],
    ['list', '/notice'],
    ['notice', '/notice'],
    ['home', '/home'],
    ['search', '/searchPosition/all'],
    ['unit', '/searchPosition/enterprise'],
    ['user', '/usercenter'],
    ['e001', '/unitInfo/e001'],
    ['42', '/unitInfo/42'],
    ['constructor', '/notice'],
    ['../1', '/notice'],
    ['https://x1', '/notice'],
  ])('back from src %j leads to %s', (src, to) => expect(noticeWayBack(src).to).toBe(to));

  it('paths keep odd ids in one segment', () => {
    expect(noticePath('n/1', 'list')).toBe('/notice/n%2F1/list');
    expect(noticePath('n1')).toBe('/notice/n1');
    expect(questionPath('q1')).toBe('/questionandanswer#q1');
  });
});

describe('key dates', () => {
  const dates = [
    { label: '面试', at: '2026-12-20T09:00:00+08:00' },
    { label: '无效', at: 'soon' },
    { label: '报名截止', at: '2026-12-05T18:00:00+08:00' },
  ];
  const now = Date.parse('2026-12-06T00:00:00+08:00');

  it('stand in their order, what is no time last', () => {
    expect(sortedByTime(dates).map(({ label }) => label)).toEqual(['报名截止', '面试', '无效']);
  });

  it('the next is the nearest to come', () => {
    expect(nextKeyDate(dates, now)?.label).toBe('面试');
    expect(nextKeyDate(dates, Date.parse('2027-01-01T00:00:00Z'))).toBeUndefined();
    expect(nextKeyDate([], now)).toBeUndefined();
  });
});
