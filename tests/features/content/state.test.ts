import {
  type NoticeState,
  noticeList,
  noticeQueryOf,
} from '@/features/content/notices/noticeState';
import { openIdOf, questionList } from '@/features/content/questions/questionState';
import { nextKeyDate, sortedByTime } from '@/features/content/shared/keyDate';
import { noticePath, noticeWayBack, questionPath } from '@/utils/paths/content';
import { withFilters } from '@/utils/urlValues';

const notices = (query: string) => noticeList.parse(new URLSearchParams(query));
const questions = (query: string) => questionList.parse(new URLSearchParams(query));
const plain = notices('');

describe('notices in the URL', () => {
  it.each([
    ['', plain],
    ['type=policy&keyword=%20a%20&current=3', { type: 'policy', keyword: 'a', current: 3 }],
    ['from=2026-11-01&to=2026-11-30', { ...plain, from: '2026-11-01', to: '2026-11-30' }],
    ['from=2026-11-30&to=2026-11-01', { ...plain, from: '2026-11-30' }],
    ['type=__proto__&from=soon&to=2026-02-30&current=-1&keyword=%00', plain],
    ['type=policy&type=system', { ...plain, type: 'policy' }],
  ])('%j', (query, state) => expect(notices(query)).toEqual(state));

  it.each<NoticeState>([
    plain,
    { type: 'publicity', keyword: '招 & 聘', from: '2026-01-01', to: '2026-01-01', current: 2 },
  ])('goes there and back: %j', (state) =>
    expect(notices(noticeList.format(state))).toEqual(state),
  );

  it('another filter begins on the first page', () => {
    expect(withFilters({ ...plain, current: 4 }, { type: 'system' })).toEqual({
      ...plain,
      type: 'system',
    });
  });

  it('asks for nothing that is not set', () => {
    expect(noticeQueryOf(plain)).toEqual({ current: 1, pageSize: 20 });
  });
});

describe('questions in the URL', () => {
  it('reads what is there and drops junk', () => {
    expect(questions('category=interview&keyword=x&current=2')).toEqual({
      category: 'interview',
      keyword: 'x',
      current: 2,
    });
    expect(questions('category=toString&current=NaN')).toEqual({ keyword: '', current: 1 });
    expect(questionList.format(questions('category=interview'))).toBe('?category=interview');
    for (const category of ['account', 'resume', 'apply', 'review', 'background'])
      expect(questions(`category=${category}`)).toMatchObject({ category });
  });

  it.each([
    ['#q01', 'q01'],
    ['#', undefined],
    ['', undefined],
    ['#/recruitmentview/p1', undefined],
    ['#%E0%A4%A', undefined],
    [`#${'a'.repeat(41)}`, undefined],
  ])('the open answer of %j is %j', (hash, id) => expect(openIdOf(hash)).toBe(id));
});

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
