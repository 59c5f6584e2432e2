import { collectionView } from '@/features/account/collections/collectionView';
import { activityList, hasFilters, listQueryOf } from '@/features/activities/list/listState';
import { appointmentView } from '@/features/appointments/appointmentView';
import { noticeList, noticeQueryOf } from '@/features/content/notices/noticeState';
import {
  openIdOf,
  questionList,
  questionQueryOf,
} from '@/features/content/questions/questionState';
import { deliveryView } from '@/features/deliveries/shared/deliveryView';
import { unitView } from '@/features/enterprises/parts/listState';
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
  periodKeys,
  periods,
  periodTexts,
  searchCodec,
  sortOf,
} from '@/features/positions/search/urlState';
import zhCN from '@/locales/zh-CN/homeParts';
import { portalMonth } from '@/utils/dateWords';
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

test('without a query each list shows its usual part', () => {
  expect(reading(activityList)('').view).toBe('list');
  expect(reading(collectionView)('').sort).toBe('closing');
  expect(reading(unitView)('').tab).toBe('positions');
  expect(reading(searchCodec('all'))('')).toMatchObject({ scope: 'all', view: 'list' });
});

test('every tab of the notifications can be asked for', () => {
  for (const type of ['review', 'interview', 'background', 'activity', 'system']) {
    expect(reading(notificationList)(`?type=${type}`).type).toBe(type);
  }
});

test('every group of deliveries can be asked for, in one line of at most sixty characters', () => {
  for (const group of ['active', 'ended', 'draft']) {
    expect(reading(deliveryView)(`?group=${group}`).group).toBe(group);
  }
  expect(reading(deliveryView)(`?keyword=${'x'.repeat(61)}`).keyword).toBe('x'.repeat(60));
  expect(reading(deliveryView)('')).toEqual({ current: 1, keyword: '', isTable: false });
});

test('interviews stand in a list; their calendar begins with this month', () => {
  const now = portalMonth();
  const view = reading(appointmentView);
  expect(view('')).toEqual({ view: 'list', month: now });
  expect(view('?month=2020-02')).toEqual({ view: 'list', month: now });
  expect(view('?view=month')).toEqual({ view: 'month', month: now });
  expect(view('?view=month&month=2020-02')).toEqual({ view: 'month', month: '2020-02' });
  expect(appointmentView.format({ view: 'month', month: now })).toBe('?view=month');
});

test.each([
  ['#a-1_B', 'a-1_B'],
  ['x#a', undefined],
  ['#a b', undefined],
  [`#${'a'.repeat(40)}`, 'a'.repeat(40)],
])('the open answer of %j is %j', (hash, id) => expect(openIdOf(hash)).toBe(id));

describe('the search of positions', () => {
  const codec = searchCodec('all');
  const search = reading(codec);

  test.each(Object.entries(periods))('%s is one of the days on offer', (key, days) => {
    for (const count of days) expect(search(`?${key}=${count}`)).toMatchObject({ [key]: count });
    expect(search(`?${key}=2`)).toMatchObject({ [key]: undefined });
    expect(Object.keys(zhCN)).toContain(periodTexts[key as keyof typeof periodTexts]);
  });

  test('the days on offer (docs/product.md, Screens)', () => {
    expect(periodKeys).toEqual(Object.keys(periods));
    expect(periods).toEqual({ publishedWithin: [1, 3, 7, 30], closesWithin: [3, 7, 15, 30] });
  });

  test('several codes of each facet, and of what one’s own résumé meets', () => {
    expect(listKeys).toEqual([...facetKeys, 'meets']);
    const own = ['degree', 'age', 'political', 'experience'];
    expect(own.filter(isOwnRequirement)).toEqual(own);
    expect(isOwnRequirement('majors')).toBe(false);
    const asked = filtersOf(search(`?${own.map((one) => `meets=${one}`).join('&')}&meets=x`));
    expect(asked.meets).toEqual(own);
  });

  test('everything that is set travels to the server', () => {
    const state = search(
      '?keyword=a&enterpriseId=1&scope=own&regionCode=32&categoryCode=t&recruitType=social&education=m&majorCode=08&source=v&meets=age&publishedWithin=7&closesWithin=3&state=open&sort=closing&view=table&current=3',
    );
    expect(filtersOf(state)).toEqual({
      keyword: 'a',
      enterpriseId: '1',
      scope: 'own',
      regionCode: ['32'],
      categoryCode: ['t'],
      recruitType: ['social'],
      education: ['m'],
      majorCode: ['08'],
      source: ['v'],
      meets: ['age'],
      state: 'open',
      publishedWithin: 7,
      closesWithin: 3,
    });
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
