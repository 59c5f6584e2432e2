import { activityList, hasFilters, listQueryOf } from '@/features/activities/list/listState';
import { noticeList, noticeQueryOf } from '@/features/content/notices/noticeState';
import { questionList, questionQueryOf } from '@/features/content/questions/questionState';
import { notificationList, notificationQueryOf } from '@/features/notifications/notificationState';
import {
  enterpriseList,
  enterpriseParams,
} from '@/features/positions/search/enterprises/enterpriseState';
import {
  facetKeys,
  filtersOf,
  isOwnRequirement,
  listKeys,
  searchCodec,
  sortOf,
} from '@/features/positions/search/urlState';
import type { UrlCodec } from '@/utils/listCodec';

const reading =
  <S>({ parse }: UrlCodec<S>) =>
  (query: string) =>
    parse(new URLSearchParams(query));

describe('what the lists ask the server', () => {
  const activities = reading(activityList);
  const plain = activities('');

  test.each([
    ['nothing', {}, false],
    ['another page', { current: 2 }, false],
    ['the month view', { view: 'month' as const }, false],
    ['a state', { state: 'ended' as const }, true],
    ['a type', { type: 'jobFair' as const }, true],
    ['a keyword', { keyword: 'a' }, true],
    ['a first day', { from: '2026-01-01' }, true],
    ['a last day', { to: '2026-01-01' }, true],
  ])('activities with %s have a filter: %#', (_what, patch, expected) => {
    expect(hasFilters({ ...plain, ...patch })).toBe(expected);
  });

  test('activities are asked for without view and month', () => {
    const given = activities('?view=month&month=2026-03&type=jobFair&keyword=a');
    expect(listQueryOf(given)).toEqual({
      type: 'jobFair',
      keyword: 'a',
      current: 1,
      pageSize: 20,
    });
    expect(listQueryOf(plain)).toEqual({ current: 1, pageSize: 20 });
  });

  test('the month view has no pages, and the list no month', () => {
    expect(activities('?view=month&month=2026-03&current=4')).toEqual({
      ...plain,
      view: 'month',
      month: '2026-03',
    });
    expect(activities('?month=2026-03&current=4')).toEqual({ ...plain, current: 4 });
  });

  test('notices, questions and notifications', () => {
    expect(
      noticeQueryOf({ ...reading(noticeList)('?keyword=a&current=2'), type: 'policy' }),
    ).toEqual({
      type: 'policy',
      keyword: 'a',
      current: 2,
      pageSize: 20,
    });
    expect(questionQueryOf({ category: 'interview', keyword: 'a', current: 2 })).toEqual({
      category: 'interview',
      keyword: 'a',
      current: 2,
      pageSize: 20,
    });
    expect(questionQueryOf(reading(questionList)(''))).toEqual({ current: 1, pageSize: 20 });
    const unread = { type: 'review' as const, isUnreadOnly: true, current: 2 };
    expect(notificationQueryOf(unread)).toEqual({
      type: 'review',
      unread: true,
      current: 2,
      pageSize: 10,
    });
    expect(notificationQueryOf(reading(notificationList)(''))).toEqual({
      current: 1,
      pageSize: 10,
    });
  });
});

describe('the search of positions', () => {
  const codec = searchCodec('all');
  const search = reading(codec);

  test('several codes of each facet, and of what one’s own résumé meets', () => {
    expect(listKeys).toEqual([...facetKeys, 'meets']);
    const own = ['degree', 'age', 'political', 'experience'];
    expect(own.filter(isOwnRequirement)).toEqual(own);
    expect(isOwnRequirement('majors')).toBe(false);
    const asked = filtersOf(search(`?${own.map((one) => `meets=${one}`).join('&')}&meets=x`));
    expect(asked.meets).toEqual(own);
  });

  test.each([
    ['', 'newest'],
    ['?keyword=a', 'relevance'],
    ['?sort=relevance', 'newest'],
    ['?keyword=a&sort=newest', 'newest'],
    ['?sort=closing', 'closing'],
    ['?keyword=a&sort=closing', 'closing'],
  ])('%s is in the order %s', (query, order) => {
    expect(sortOf(search(query))).toBe(order);
  });

  test.each([
    ['?keyword=a&sort=relevance', '?keyword=a'],
    ['?keyword=a&sort=newest', '?keyword=a&sort=newest'],
    ['?sort=newest', ''],
    ['?sort=relevance', ''],
  ])('%s is written as %j', (query, written) => {
    expect(codec.format(search(query))).toBe(written);
  });

  test.each([
    ['campus', ['campus'], ''],
    ['campus', ['campus', 'intern'], '?recruitType=campus&recruitType=intern'],
    ['campus', ['social'], '?recruitType=social'],
    ['campus', [], '?recruitType=any'],
    ['all', ['campus'], '?recruitType=campus'],
    ['all', [], ''],
  ])('where the path says %s the types %j are %j', (path, recruitType, written) => {
    expect(searchCodec(path).format({ ...search(''), recruitType })).toBe(written);
  });

  test('a change of filters keeps the frame, the login and the list of enterprises, and nothing else', () => {
    expect(enterpriseParams).toEqual([
      'unitName',
      'unitNature',
      'unitIndustry',
      'unitRegion',
      'unitPage',
    ]);
    const kept =
      '?headStyle=false&relogin=true&unitName=a&unitNature=b&unitIndustry=c&unitRegion=d&unitPage=2';
    expect(codec.format(search(''), `${kept}&utm_source=x`)).toBe(kept);
    expect(enterpriseList.format(reading(enterpriseList)('?unitName=b'), '?keyword=a')).toBe(
      '?unitName=b&keyword=a',
    );
  });
});
