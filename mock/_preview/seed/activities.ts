import type {
  ActivityDetail,
  ActivitySession,
  ActivityState,
  ActivityType,
} from '../../../src/services/types';
import { type Random, seeded } from '../random';
import { scaled } from '../scale';
import { activityContent } from './activityTexts';
import { dayKey, momentOf, type Today, today } from './day';
import { enterpriseOf, openHeadcount } from './enterprises';
import { oncePer } from './once';
import { placeName, regionName } from './regions';
import { childIndices, groupIndices, units } from './units';

const count = 40;
const firstId = 4001;
const hour = 60;

/** Dates of an activity, in days from today. */
interface Plan {
  enrolFrom: number;
  enrolTo: number;
  starts: number;
  ends: number;
}

/** States that staff may give an activity, whatever its dates. */
export const forcedActivityStates = ['upcoming', 'running', 'ended'] as const;

type Phase = 'enrolling' | 'upcoming' | 'running' | 'ended';

/** The activities of `examples`, in their order; the first session of the fifth is full. */
const examplePhases: readonly Phase[] = ['enrolling', 'upcoming', 'running', 'ended', 'enrolling'];
const phases: readonly Phase[] = [
  'enrolling',
  'ended',
  'upcoming',
  'enrolling',
  'ended',
  'running',
  'ended',
  'upcoming',
];
const fullSession = 4;

function planFor(phase: Phase, random: Random): Plan {
  switch (phase) {
    case 'enrolling': {
      const enrolTo = random.int(2, 12);
      const starts = enrolTo + random.int(1, 4);
      return { enrolFrom: -random.int(2, 12), enrolTo, starts, ends: starts + random.int(0, 1) };
    }
    case 'upcoming': {
      const enrolFrom = random.int(1, 15);
      const enrolTo = enrolFrom + random.int(7, 14);
      const starts = enrolTo + random.int(1, 4);
      return { enrolFrom, enrolTo, starts, ends: starts + random.int(0, 1) };
    }
    case 'running':
      return { enrolFrom: -20, enrolTo: -2, starts: -1, ends: random.int(1, 3) };
    case 'ended': {
      const ends = -random.int(1, 60);
      return { enrolFrom: ends - 25, enrolTo: ends - 3, starts: ends - random.int(0, 1), ends };
    }
  }
}

/** Enrolment is open from 09:00 of its first day to 18:00 of its last; an activity lasts from 09:00 to 17:00. */
function stateOf(plan: Plan, from: Today): ActivityState {
  const passed = (day: number, minute: number): boolean =>
    day < from.daysOn || (day === from.daysOn && from.minute >= minute);
  if (passed(plan.ends, 17 * hour)) {
    return 'ended';
  }
  if (passed(plan.starts, 9 * hour)) {
    return 'running';
  }
  const isOpen = passed(plan.enrolFrom, 9 * hour) && !passed(plan.enrolTo, 18 * hour);
  return isOpen ? 'enrolling' : 'upcoming';
}

interface Hosts {
  indices: number[];
  title: string;
}

const themes = [
  '退役军人专场',
  '军属专场',
  '高校毕业生',
  '专业技术人才',
  '医疗卫生人才',
  '技能人才',
  '综合类',
];

function hostsOf(type: ActivityType, place: string, season: string, random: Random): Hosts {
  const all = units();
  if (type === 'infoSession') {
    const host = random.pick(groupIndices());
    const unit = all[host];
    const indices = [host, ...childIndices(host)];
    return { indices, title: `${unit?.name ?? ''}${season}宣讲会（${place}站）` };
  }
  const indices = new Set<number>();
  const wanted = Math.min(random.int(8, 20), all.length);
  while (indices.size < wanted) {
    indices.add(random.int(0, all.length - 1));
  }
  return {
    indices: [...indices].sort((one, other) => one - other),
    title: `${place}${random.pick(themes)}${season}双选会`,
  };
}

function sessionsOf(
  id: string,
  plan: Plan,
  base: Omit<ActivitySession, 'id' | 'label' | 'startsAt' | 'endsAt' | 'capacity' | 'remaining'>,
  isFull: boolean,
  from: Today,
  random: Random,
): ActivitySession[] {
  const days = plan.ends - plan.starts + 1;
  return Array.from({ length: days * 2 }, (_, index) => {
    const day = Math.floor(index / 2);
    const isMorning = index % 2 === 0;
    const capacity = random.int(4, 30) * 10;
    const isTaken = isFull && index === 0;
    return {
      ...base,
      id: `${id}-${index + 1}`,
      label: `${days > 1 ? `第 ${day + 1} 天` : ''}${isMorning ? '上午场' : '下午场'}`,
      startsAt: momentOf(from, plan.starts + day, (isMorning ? 9 : 14) * hour),
      endsAt: momentOf(from, plan.starts + day, (isMorning ? 12 : 17) * hour),
      capacity,
      remaining: isTaken ? 0 : random.int(Math.floor(capacity / 5), capacity - 1),
    };
  });
}

const venues = [
  '会展中心 2 号馆',
  '人才市场一层大厅',
  '工人文化宫礼堂',
  '大学生活动中心',
  '体育馆东厅',
];

function makeActivity(index: number, from: Today): ActivityDetail {
  const random = seeded(`activity-${index}`);
  const id = String(firstId + index);
  const phase = examplePhases[index] ?? phases[index % phases.length] ?? 'ended';
  const plan = planFor(phase, random);
  const type: ActivityType = index % 3 === 1 ? 'infoSession' : 'jobFair';
  const seat = units()[random.int(0, units().length - 1)];
  const regionCode = seat?.regionCode ?? '370100';
  const startsAt = momentOf(from, plan.starts, 9 * hour);
  const season = `${startsAt.slice(0, 4)}年${Number(startsAt.slice(5, 7))}月`;
  const online = index >= examplePhases.length && random.chance(0.3);
  const place = online
    ? '线上会议室（报名后可见链接）'
    : `${regionName(regionCode)}${random.pick(venues)}`;
  const { indices, title } = hostsOf(type, online ? '线上' : placeName(regionCode), season, random);
  const enterprises = indices.map(enterpriseOf);
  const sessions = sessionsOf(id, plan, { place, online }, index === fullSession, from, random);
  const activity = {
    id,
    type,
    title,
    state: forcedActivityStates.find((state) => state === from.states[id]) ?? stateOf(plan, from),
    startsAt,
    endsAt: momentOf(from, plan.ends, 17 * hour),
    enrolFrom: momentOf(from, plan.enrolFrom, 9 * hour),
    enrolTo: momentOf(from, plan.enrolTo, 18 * hour),
    place,
    online,
    enterpriseCount: enterprises.length,
    positionCount: enterprises.reduce((sum, one) => sum + one.positionCount, 0),
    headcount: indices.reduce((sum, one) => sum + openHeadcount(one), 0),
    sessions,
    enterprises,
  };
  return { ...activity, contentHtml: activityContent(activity) };
}

const activities = oncePer(
  () => `${scaled(count)}|${dayKey()}|${today().minute}`,
  () => {
    const from = today();
    return Array.from({ length: scaled(count) }, (_, index) => makeActivity(index, from));
  },
);

/** All activities, those of `examples` first. Seats that candidates of this server took are not counted. */
export const allActivities = (): readonly ActivityDetail[] => activities();

/** The activity with this id, `undefined` when there is none. */
export const activityById = (id: string): ActivityDetail | undefined =>
  activities().find((one) => one.id === id);
