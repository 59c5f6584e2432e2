import { keyDateEntries } from '@/features/content/shared/keyDate';
import type { Notice } from '@/services/types';

const notice: Notice = {
  id: 'n/1',
  type: 'recruitment',
  title: '公开招聘公告',
  pinned: false,
  publishedAt: '2026-11-01T09:00:00+08:00',
  keyDates: [
    { label: '报名截止', at: '2026-11-30T18:00:00+08:00' },
    { label: '笔试', at: '2026-12-12T09:00:00+08:00' },
  ],
};

test('each key date is an entry of its day that leads to the notice', () => {
  const entries = keyDateEntries([notice, { ...notice, id: '2', keyDates: [] }]);
  expect(entries.map(({ at, label, to }) => ({ at, label, to }))).toEqual([
    { at: '2026-11-30T18:00:00+08:00', label: '报名截止 · 公开招聘公告', to: '/notice/n%2F1/home' },
    { at: '2026-12-12T09:00:00+08:00', label: '笔试 · 公开招聘公告', to: '/notice/n%2F1/home' },
  ]);
  expect(new Set(entries.map(({ key }) => key)).size).toBe(2);
});
