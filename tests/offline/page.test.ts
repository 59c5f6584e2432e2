import { pageOf } from '@/offline/page';
import type { KeptDates } from '@/utils/keptDates';

const now = Date.parse('2026-11-30T10:00:00+08:00');
const home = 'https://portal.example/talent/';

const kept: KeptDates = {
  loginName: 'candidate',
  savedAt: '2026-11-29T09:00:00+08:00',
  pack: 'zh-CN',
  deliveries: 3,
  dates: [
    { at: '2026-12-02T18:00:00+08:00', kind: 'closing', title: '<护士> 报名截止' },
    { at: '2026-12-01T09:30:00+08:00', kind: 'interview', title: '面试', place: '三楼 "会议室"' },
    { at: '2026-11-29T09:30:00+08:00', kind: 'deadline', title: '过去的' },
  ],
};

function drawn(dates: KeptDates | undefined): Document {
  return new DOMParser().parseFromString(pageOf(dates, now, home), 'text/html');
}

test('without a connection what is to come can be read, in order, as it was written', () => {
  const shown = drawn(kept);
  expect(shown.documentElement.lang).toBe('zh-CN');
  expect(shown.querySelector('h1')?.textContent).toBe('您已离线');
  const items = [...shown.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(items).toEqual([
    expect.stringMatching(/2026年12月1日.*09:30 · 面试.*三楼 "会议室"/),
    expect.stringMatching(/12月2日.*18:00 · 报名截止<护士> 报名截止/),
  ]);
  expect(shown.body.textContent).toContain('进行中的投递：3');
  expect(shown.querySelector('a')?.getAttribute('href')).toBe(home);
});

test('a device whose clock is a day ahead still shows today’s interview', () => {
  const at = '2026-11-29T15:00:00+08:00';
  const today = {
    ...kept,
    aheadMs: -86_400_000,
    dates: [{ at, kind: 'interview', title: '面试' }],
  };
  expect(drawn(today as KeptDates).querySelectorAll('li')).toHaveLength(1);
});

test('it is in the language in use when the dates were kept', () => {
  const shown = drawn({ ...kept, pack: 'en-US', dates: [] });
  expect(shown.documentElement.lang).toBe('en-US');
  expect(shown.body.textContent).toContain('No dates to come.');
});

test('it says that nothing is kept, as on a shared device', () => {
  expect(drawn(undefined).body.textContent).toContain('这台设备上没有保留日期。');
});
