import type { Notice, NoticeType } from '../../../src/services/types';
import { type Random, seeded } from '../random';
import { scaled } from '../scale';
import { momentOf, pastMoment, type Today, today } from './day';
import { oncePer } from './once';
import { type Unit, units } from './units';

const count = 60;
const firstId = 3001;
/** Types of the first notices; the first two are pinned. */
const firstTypes: readonly NoticeType[] = ['recruitment', 'system', 'publicity'];
const types: readonly NoticeType[] = [
  'recruitment',
  'recruitment',
  'supplement',
  'recruitment',
  'publicity',
  'policy',
  'recruitment',
  'publicity',
  'recruitment',
  'system',
];

/** A notice of the list, and its unit; notices of policies and of the system have none. */
export interface Entry {
  /** Day of publication, in days from today. */
  published: number;
  notice: Notice;
  unit?: Unit;
}

const batches = ['第一批', '第二批', '第三批', '补充批次', '专项'];
const policies = [
  '关于退役军人服役经历认定材料的说明',
  '现役军人配偶就业优先政策问答汇编',
  '资格初审工作规则（修订）',
  '面试考务与回避规定',
  '背景调查工作指引',
  '拟录用人员公示与异议处理办法',
];
const system = [
  '关于岁末集中报名期间服务时间的通知',
  '平台例行维护公告',
  '简历模板更新说明',
  '警惕冒用本平台名义收费的提醒',
  '短信验证码服务调整通知',
  '关于启用新版投递流程的通知',
];

function titleOf(
  type: NoticeType,
  unit: Unit | undefined,
  year: string,
  index: number,
  random: Random,
): string {
  const batch = batches[index % batches.length] ?? '';
  const name = unit?.name ?? '';
  const round = Math.floor(index / 10) + 1;
  switch (type) {
    case 'recruitment':
      return `${name}${year}年${batch}公开招聘公告`;
    case 'supplement':
      return `${name}关于${year}年${batch}招聘${random.pick(['延长报名时间', '调整面试地点', '增加岗位'])}的补充公告`;
    case 'publicity':
      return `${name}${year}年${batch}拟录用人员公示`;
    case 'policy':
      return `${policies[round % policies.length] ?? ''}（${year}年第${index + 1}号）`;
    case 'system':
      return `${system[round % system.length] ?? ''}（${year}年第${index + 1}号）`;
  }
}

function keyDatesOf(type: NoticeType, published: number, from: Today): Notice['keyDates'] {
  const at = (label: string, days: number, hour: number) => ({
    label,
    at: momentOf(from, published + days, hour * 60),
  });
  if (type === 'recruitment') {
    return [
      at('报名开始', 1, 9),
      at('报名截止', 20, 18),
      at('资格初审', 27, 17),
      at('面试', 36, 9),
      at('公示', 50, 9),
    ];
  }
  if (type === 'supplement') {
    return [at('报名截止', 12, 18), at('面试', 25, 9)];
  }
  return type === 'publicity' ? [at('公示开始', 0, 9), at('公示截止', 7, 17)] : [];
}

function makeEntry(index: number, groups: readonly Unit[], from: Today): Entry {
  const random = seeded(`notice-${index}`);
  const type = firstTypes[index] ?? types[index % types.length] ?? 'system';
  const isOfUnit = ['recruitment', 'supplement', 'publicity'].includes(type);
  // 7 and the number of groups and branches (60) have no common factor, so the notices reach all of them.
  const unit = isOfUnit ? groups[(index * 7) % groups.length] : undefined;
  const published = index < firstTypes.length ? -index - 1 : -random.int(0, 150);
  const publishedAt = pastMoment(from, published, random.int(8 * 60, 17 * 60));
  return {
    ...(unit ? { unit } : {}),
    published,
    notice: {
      id: String(firstId + index),
      type,
      title: titleOf(type, unit, publishedAt.slice(0, 4), index, random),
      pinned: index < 2 || (type === 'recruitment' && published > -20 && random.chance(0.1)),
      publishedAt,
      keyDates: keyDatesOf(type, published, from),
    },
  };
}

/** Pinned first, then the latest. */
function byRank(one: Entry, other: Entry): number {
  const pinned = Number(other.notice.pinned) - Number(one.notice.pinned);
  return pinned || Date.parse(other.notice.publishedAt) - Date.parse(one.notice.publishedAt);
}

/** All notices, pinned first, then the latest. */
export const noticeEntries = oncePer(
  () => `${scaled(count)}|${today().day}|${Math.floor(today().minute / 60)}`,
  () => {
    const from = today();
    const groups = units().filter((unit) => unit.level < 2);
    return Array.from({ length: scaled(count) }, (_, index) => makeEntry(index, groups, from)).sort(
      byRank,
    );
  },
);
