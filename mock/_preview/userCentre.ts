import type { CalendarEntry, Delivery, Todo, UserCenter } from '../../src/services/types';
import { type CandidateState, type CandidateWorld, isBegun, worldOf } from './candidateState';
import { candidateOf, positionFor } from './candidates';
import { deliveryView, groupNow } from './deliveryView';
import { unreadOf } from './notifications';
import type { Person } from './people';
import { positionById } from './seed/positions';
import type { PreviewStore } from './store';

const dayMs = 24 * 60 * 60 * 1000;
/** A collected position closes soon within this many days. */
const soonDays = 7;
/** How many days ahead the calendar of dates reaches. */
const aheadDays = 60;

const todoTitles: Partial<Record<Todo['type'], (name: string) => string>> = {
  finish: (name) => `继续填写「${name}」的草稿`,
  mend: (name) => `修改简历，重新提交「${name}」`,
  book: (name) => `为「${name}」选择面试时间`,
  consent: (name) => `确认「${name}」的背景调查`,
};

const byTime = (a: string, b: string): number => Date.parse(a) - Date.parse(b);

function todosOf(deliveries: Delivery[]): Todo[] {
  return deliveries
    .flatMap(({ id, targetName, nextAction }) => {
      const title = nextAction && todoTitles[nextAction.type]?.(targetName);
      return nextAction && title ? [{ ...nextAction, title, deliveryId: id }] : [];
    })
    .sort((a, b) => byTime(a.dueAt, b.dueAt));
}

/** Calendar entries of a delivery: interview, session, deadline, end of the publicity. */
function datesOf({ id, kind, targetId, targetName, ...delivery }: Delivery): CalendarEntry[] {
  const { nextAction, status, publicity, appointment } = delivery;
  const facts = { deliveryId: id, targetId };
  if (publicity && status === 'publicity') {
    return [{ at: publicity.to, kind: 'publicity', title: `${targetName} 公示结束`, ...facts }];
  }
  // While another time is asked for, the booked one is still valid.
  if (appointment?.slotId && status === 'rescheduling') {
    return [{ at: appointment.startsAt, kind: 'interview', title: `${targetName} 面试`, ...facts }];
  }
  if (!nextAction) {
    return [];
  }
  if (nextAction.type !== 'attend') {
    const title = todoTitles[nextAction.type]?.(targetName) ?? targetName;
    return [{ at: nextAction.dueAt, kind: 'deadline', title, ...facts }];
  }
  return kind === 'activity'
    ? [{ at: nextAction.dueAt, kind: 'activity', title: targetName, ...facts }]
    : [{ at: nextAction.dueAt, kind: 'interview', title: `${targetName} 面试`, ...facts }];
}

function collectedOpen(store: PreviewStore, candidate: CandidateState, now: Date) {
  return candidate.collected
    .map((one) => positionById(one.positionId))
    .filter((one) => one !== undefined)
    .filter((one) => one.state === 'open' && Date.parse(one.closesAt) > now.getTime())
    .map((one) => positionFor(store, candidate.loginName, one))
    .sort((a, b) => byTime(a.closesAt, b.closesAt));
}

/** The person's deliveries as shown, last changed first. */
function deliveriesView(world: CandidateWorld, candidate: CandidateState): Delivery[] {
  return candidate.deliveries
    .filter(isBegun)
    .map((one) => deliveryView(world, one))
    .sort((a, b) => byTime(b.updatedAt, a.updatedAt) || a.id.localeCompare(b.id));
}

/** Everything the user centre shows of a candidate (contract: /usercenter). */
export function candidateSummary(store: PreviewStore, user: Person, now: Date): UserCenter {
  const candidate = candidateOf(store, user.loginName);
  const deliveries = deliveriesView(worldOf(store), candidate);
  const open = collectedOpen(store, candidate, now);
  const closing: CalendarEntry[] = open.map((one) => ({
    at: one.closesAt,
    kind: 'closing',
    title: `${one.name} 报名截止`,
    targetId: one.id,
  }));
  const from = now.getTime();
  const latestDelivery = deliveries.find((one) => one.status !== 'draft');
  const nextInterview = deliveries
    .filter((one) => one.status === 'booked' && Date.parse(one.appointment?.startsAt ?? '') > from)
    .sort((a, b) => byTime(a.appointment?.startsAt ?? '', b.appointment?.startsAt ?? ''))[0];
  return {
    counts: {
      deliveries: candidate.deliveries.filter((one) => groupNow(one) === 'active').length,
      collected: candidate.collected.length,
      unread: unreadOf(candidate),
    },
    completeness: candidate.resume.completeness,
    todos: todosOf(deliveries),
    ...(latestDelivery ? { latestDelivery } : {}),
    ...(nextInterview ? { nextInterview } : {}),
    closingSoon: open.filter((one) => Date.parse(one.closesAt) - from <= soonDays * dayMs),
    calendar: [...deliveries.flatMap(datesOf), ...closing]
      .filter(({ at }) => Date.parse(at) >= from && Date.parse(at) - from <= aheadDays * dayMs)
      .sort((a, b) => byTime(a.at, b.at)),
  };
}
