import type { ActivityDetail, AnyStatus, Position, PositionState } from '../../src/services/types';
import { takeSlot } from './appointments';
import {
  type CandidateState,
  type CandidateWorld,
  newDelivery,
  nextId,
  nextNumber,
  type StoredDelivery,
} from './candidateState';
import { daysFromNow, iso, now } from './clock';
import { ACTIVITY_PLANS, POSITION_PLANS } from './deliveryPlans';
import { markRead } from './notifications';
import type { Person } from './people';
import { emptyResume, fullResume } from './resumeSeed';
import { seedActivities, seedPositions } from './targets';
import { advance } from './transitions';

const HOUR_MS = 60 * 60 * 1000;

/** Steps the candidate takes at these times of day, the reviewer's side in the afternoon. */
const clockOf = (index: number): string =>
  `${String(9 + (index % 8)).padStart(2, '0')}:${index % 2 ? '20' : '05'}`;

const refusedConsent = { remark: '您不同意背景调查，流程终止', reason: '您未同意背景调查' };
const asked = { remark: '您申请改期：当天已有其他安排' };

function play(
  world: CandidateWorld,
  candidate: CandidateState,
  delivery: StoredDelivery,
  steps: [status: AnyStatus, at: string][],
): void {
  for (const [status, at] of steps) {
    if (status === 'submitted' || status === 'enrolled') {
      delivery.number = nextNumber(world, delivery.kind, at);
      delivery.snapshot = structuredClone(candidate.resume);
      delivery.wizard.step = 'done';
    }
    if (status === 'booked' && delivery.appointment) {
      takeSlot(world, delivery, `${delivery.appointment.arrangeId}-3`);
    }
    const facts = status === 'ended' ? refusedConsent : status === 'rescheduling' ? asked : {};
    advance(world, candidate, delivery, status, { at, ...facts });
  }
}

/** Enrolment as the window opened, then what came: at the session itself, or a day after enrolling. */
function playActivity(
  world: CandidateWorld,
  candidate: CandidateState,
  activity: ActivityDetail,
  statuses: AnyStatus[],
): void {
  const session = activity.sessions.find((one) => one.remaining > 0) ?? activity.sessions[0];
  const enrolledAt = iso(
    new Date(Math.min(Date.parse(activity.enrolFrom) + HOUR_MS, now().getTime() - 2 * HOUR_MS)),
  );
  const delivery = newDelivery(candidate, 'activity', activity.id, enrolledAt);
  delivery.sessionId = session?.id;
  const laterAt =
    activity.state === 'ended' && session
      ? session.startsAt
      : iso(new Date(Date.parse(enrolledAt) + HOUR_MS));
  play(
    world,
    candidate,
    delivery,
    statuses.map((status, index) => [status, index === 0 ? enrolledAt : laterAt]),
  );
}

/** Positions for a graduate of computing (0809) whose window held the day of the application, each used once. */
function picker(): (state: PositionState, submittedAt: string) => Position | undefined {
  const used = new Set<string>();
  const fits = seedPositions().filter((one) => !['master', 'doctor'].includes(one.education));
  const suits = (one: Position): boolean => one.majorCodes.some((code) => code.startsWith('0809'));
  return (state, submittedAt) => {
    const at = Date.parse(submittedAt);
    const free = fits.filter((one) => one.state === state && !used.has(one.id));
    const inTime = free.filter(
      (one) => Date.parse(one.opensAt) <= at && at <= Date.parse(one.closesAt),
    );
    const found = inTime.find(suits) ?? inTime[0] ?? free.find(suits) ?? free[0];
    if (found) {
      used.add(found.id);
    }
    return found;
  };
}

function seedDeliveries(world: CandidateWorld, candidate: CandidateState): void {
  const pick = picker();
  for (const [state, steps] of POSITION_PLANS) {
    const daysAgo = steps[0]?.[1] ?? 1;
    const createdAt = daysFromNow(-daysAgo, '08:40');
    const position = pick(state, createdAt);
    if (position) {
      const delivery = newDelivery(candidate, 'position', position.id, createdAt);
      play(
        world,
        candidate,
        delivery,
        steps.map(([status, ago], index) => [status, daysFromNow(-ago, clockOf(index))]),
      );
    }
  }
  const used = new Set<string>();
  for (const [state, statuses] of ACTIVITY_PLANS) {
    const activity = seedActivities().find((one) => one.state === state && !used.has(one.id));
    if (activity) {
      used.add(activity.id);
      playActivity(world, candidate, activity, statuses);
    }
  }
}

/** Days until the collected positions close; one more is closed already. */
const COLLECTED_CLOSE_IN = [1, 3, 6, 15, 30];

function seedCollected(candidate: CandidateState): void {
  const open = seedPositions()
    .filter((one) => one.state === 'open')
    .sort((a, b) => Date.parse(a.closesAt) - Date.parse(b.closesAt) || a.id.localeCompare(b.id));
  const closed = seedPositions().find((one) => one.state === 'closed');
  const chosen = [
    ...COLLECTED_CLOSE_IN.map((days) =>
      open.find((one) => Date.parse(one.closesAt) >= now().getTime() + days * 24 * HOUR_MS),
    ),
    closed,
  ];
  candidate.collected = chosen
    .filter((one) => one !== undefined)
    .map((one, index) => ({ positionId: one.id, at: daysFromNow(-index - 1, '21:10') }));
}

/** The data a person begins with, by kind. Source: product decisions, Preview (`preview_persona`). */
export function seedCandidate(world: CandidateWorld, person: Person): CandidateState {
  const hasResume = person.kind === 'complete' || person.kind === 'deliveries';
  const candidate: CandidateState = {
    loginName: person.loginName,
    idPrefix: person.id,
    lastId: 0,
    deliveries: [],
    notifications: [],
    collected: [],
    resume: hasResume ? fullResume(person) : emptyResume(),
  };
  if (person.kind === 'deliveries') {
    seedDeliveries(world, candidate);
  }
  if (hasResume) {
    seedCollected(candidate);
  }
  candidate.notifications.push({
    id: nextId(candidate, 'n'),
    type: 'system',
    title: '欢迎使用征程人才招聘平台',
    body: '完善简历后即可投递岗位，投递进展和待办事项会在这里通知您。',
    createdAt: daysFromNow(hasResume ? -12 : -1, '10:00'),
  });
  const recent = now().getTime() - 3 * 24 * 60 * 60 * 1000;
  const old = candidate.notifications.filter((one) => Date.parse(one.createdAt) < recent);
  markRead(
    candidate,
    daysFromNow(-3, '22:00'),
    old.map((one) => one.id),
  );
  return candidate;
}
