import { type ApplyRefusal, applyRefusals, refusalLinks } from '@/features/apply/refusal';
import zh from '@/locales/zh-CN/apply';
import type { TargetKind } from '@/services/types';

const wordsOf = (key: string) => Object.entries(zh).find(([one]) => one === key)?.[1];

const positions = '去看其他岗位 /searchPosition/all';
const activities = '去看其他活动 /applyActivity';
const conditions = '查看岗位条件 /recruitmentview/t1';
const activity = '查看这个活动 /applyActivity/t1/applyActivity';

const cases: [ApplyRefusal, TargetKind, title: string, ways: string[]][] = [
  [
    'DELIVERY_DUPLICATE',
    'position',
    '您已经投递过这个岗位',
    ['查看这份投递 /user/deliveries?deliveryId=d1', positions],
  ],
  [
    'DELIVERY_LIMIT',
    'position',
    '进行中的投递已达上限',
    ['查看我的投递 /user/deliveries?group=active'],
  ],
  ['TARGET_CLOSED', 'position', '这个岗位已停止接受投递', [positions, conditions]],
  ['NOT_ELIGIBLE', 'position', '您目前不符合这个岗位的条件', [conditions, positions]],
  ['SESSION_FULL', 'activity', '名额已满，没有报名成功', [activities, activity]],
  ['NOT_FOUND', 'position', '没有找到这个岗位', [positions]],
];

test.each(cases)('%s of the %s says why, and the ways on', (code, kind, title, ways) => {
  expect(wordsOf(`apply.refusal.${code}.${kind}`)).toBe(title);
  const links = refusalLinks(code, kind, { targetId: 't1', deliveryId: 'd1' });
  expect(links.map((way) => `${wordsOf(way?.label ?? '')} ${way?.to}`)).toEqual(ways);
});

test('every refusal has its row', () => {
  expect(cases.map(([code]) => code)).toEqual([...applyRefusals]);
});
