/** @jest-environment node */
import { notificationList, notificationQueryOf } from '@/features/notifications/notificationState';
import {
  type NotificationPage,
  unreadIds,
  withMarks,
} from '@/features/notifications/useNotifications';

test.each([
  ['', { type: undefined, isUnreadOnly: false, current: 1 }, ''],
  ['type=review', { type: 'review', isUnreadOnly: false, current: 1 }, '?type=review'],
  [
    'unread=1&current=3&type=system',
    { type: 'system', isUnreadOnly: true, current: 3 },
    '?type=system&unread=1&current=3',
  ],
  ['type=junk&unread=true&current=0', { type: undefined, isUnreadOnly: false, current: 1 }, ''],
])('the address %s', (query, state, format) => {
  const parsed = notificationList.parse(new URLSearchParams(query));
  expect(parsed).toEqual(state);
  expect(notificationList.format(parsed)).toBe(format);
});

test('the call is asked for unread ones only when they are meant', () => {
  expect(notificationQueryOf({ type: undefined, isUnreadOnly: false, current: 2 })).toMatchObject({
    unread: undefined,
    current: 2,
  });
  const unread = { type: undefined, isUnreadOnly: true, current: 1 };
  expect(notificationQueryOf(unread)).toMatchObject({ unread: true });
});

const one = { type: 'system', title: '', body: '', createdAt: '' } as const;
const page: NotificationPage = {
  list: [
    { ...one, id: 'a' },
    { ...one, id: 'b', readAt: 'before' },
    { ...one, id: 'c' },
  ],
  total: 3,
  current: 1,
  pageSize: 10,
};

test.each([
  [undefined, ['a', 'c']],
  ['a', ['a']],
  ['b', []],
  ['nobody', []],
])('unread of %j are %j', (id, ids) => {
  expect(unreadIds(page, id)).toEqual(ids);
});

test('marking and undoing touches those alone', () => {
  const marked = withMarks(page, ['a', 'c'], 'now');
  expect(marked.list.map(({ readAt }) => readAt)).toEqual(['now', 'before', 'now']);
  expect(withMarks(marked, ['c'], undefined).list.map(({ readAt }) => readAt)).toEqual([
    'now',
    'before',
    undefined,
  ]);
});
