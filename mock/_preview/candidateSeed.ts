import type { ActivityDetail, AnyStatus, Position, PositionState } from '../../src/services/types';
import { takeSlot } from './appointments';
import {
  type CandidateState,
  type CandidateWorld,
  newDelivery,
  nextId,
  type StoredDelivery,
} from './candidateState';
import { daysFromNow, iso, now } from './clock';
import { activityPlans, positionPlans } from './deliveryPlans';
import { markRead } from './notifications';
import type { Person } from './people';
import { emptyResume, fullResume } from './resumeSeed';
import { seedActivities, seedPositions } from './targets';
import { enterState } from './transitions';

const hourMs = 60 * 60 * 1000;

/** Time of day of a step, HH:mm; steps of one day have different times. */
const clockOf = (index: number): string =>
  `${String(9 + (index % 8)).padStart(2, '0')}:${index % 2 ? '20' : '05'}`;

const refusedConsentFacts = { remark: '您不同意背景调查，流程终止', reason: '您未同意背景调查' };
const reschedulingRemark = { remark: '您申请改期：当天已有其他安排' };

function passThroughStates(
  world: CandidateWorld,
  candidate: CandidateState,
  delivery: StoredDelivery,
  steps: [status: AnyStatus, at: string][],
): void {
  for (const [status, at] of steps) {
    if (status === 'booked' && delivery.appointment) {
      takeSlot(world, delivery, `${delivery.appointment.arrangeId}-3`);
    }
    const facts =
      status === 'ended'
        ? refusedConsentFacts
        : status === 'rescheduling'
          ? reschedulingRemark
          : {};
    enterState(world, candidate, delivery, status, { at, ...facts });
  }
}

/** Enrols an hour after enrolment opens; the later states come at the session when the activity has ended, else an hour later. */
function seedEnrolment(
  world: CandidateWorld,
  candidate: CandidateState,
  activity: ActivityDetail,
  statuses: AnyStatus[],
): void {
  const session = activity.sessions.find((one) => one.remaining > 0) ?? activity.sessions[0];
  const enrolledAt = iso(
    new Date(Math.min(Date.parse(activity.enrolFrom) + hourMs, now().getTime() - 2 * hourMs)),
  );
  const delivery = newDelivery(candidate, 'activity', activity.id, enrolledAt);
  delivery.sessionId = session?.id;
  const laterAt =
    activity.state === 'ended' && session
      ? session.startsAt
      : iso(new Date(Date.parse(enrolledAt) + hourMs));
  passThroughStates(
    world,
    candidate,
    delivery,
    statuses.map((status, index) => [status, index === 0 ? enrolledAt : laterAt]),
  );
}

/**
 * Finds positions that took applications between two times, computing (0809) first; each position is used once. The seed's
 * times all have the same form and offset, so they are compared as texts.
 */
function positionPicker(): (
  state: PositionState,
  from: string,
  until: string,
) => Position | undefined {
  const used = new Set<string>();
  const withFittingEducation = seedPositions().filter(
    (one) => !['master', 'doctor'].includes(one.education),
  );
  const asksForComputing = (one: Position): boolean =>
    one.majorCodes.some((code) => code.startsWith('0809'));
  return (state, from, until) => {
    const tookApplications = (one: Position): boolean =>
      one.state === state && !used.has(one.id) && one.opensAt <= from && until <= one.closesAt;
    const found =
      withFittingEducation.find((one) => asksForComputing(one) && tookApplications(one)) ??
      withFittingEducation.find(tookApplications);
    if (found) {
      used.add(found.id);
    }
    return found;
  };
}

function seedDeliveries(world: CandidateWorld, candidate: CandidateState): void {
  const pick = positionPicker();
  for (const [state, steps] of positionPlans) {
    const daysAgo = steps[0]?.[1] ?? 1;
    const createdAt = daysFromNow(-daysAgo, '08:40');
    // The résumé can be mended only while the position is open, so the failed review lies before its closing.
    const failedAgo = steps.find(([status]) => status === 'screenFailed')?.[1];
    const position = pick(state, createdAt, daysFromNow(-(failedAgo ?? daysAgo), '17:00'));
    if (position) {
      const delivery = newDelivery(candidate, 'position', position.id, createdAt);
      // A saved step makes it a draft that is listed.
      delivery.wizard = { step: 'resume', version: 2, values: {} };
      passThroughStates(
        world,
        candidate,
        delivery,
        steps.map(([status, ago], index) => [status, daysFromNow(-ago, clockOf(index))]),
      );
    }
  }
  const used = new Set<string>();
  for (const [state, statuses] of activityPlans) {
    const activity = seedActivities().find((one) => one.state === state && !used.has(one.id));
    if (activity) {
      used.add(activity.id);
      seedEnrolment(world, candidate, activity, statuses);
    }
  }
}

/** Days until the collected positions close. One more position is closed already. */
const collectedCloseIn = [1, 3, 6, 15, 30];

const collectedAt = (index: number): string => daysFromNow(-index - 1, '21:10');

function seedCollected(candidate: CandidateState): void {
  const positions = seedPositions();
  const byClosing = positions
    .filter((one) => one.state === 'open')
    .sort((a, b) =>
      a.closesAt < b.closesAt || (a.closesAt === b.closesAt && a.id < b.id) ? -1 : 1,
    );
  const firstClosing = (closesFrom: string, publishedUntil: string): Position | undefined =>
    byClosing.find((one) => one.closesAt >= closesFrom && one.publishedAt <= publishedUntil);
  const chosen = [
    ...collectedCloseIn.map((days, index) => firstClosing(daysFromNow(days), collectedAt(index))),
    positions.find((one) => one.state === 'closed'),
  ];
  candidate.collected = chosen
    .filter((one) => one !== undefined)
    .map((one, index) => ({ positionId: one.id, at: collectedAt(index) }));
}

/** The data a person begins with, by kind (docs/product.md, Preview: `preview_persona`). */
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
    createdAt: person.consents[0]?.agreedAt ?? daysFromNow(-1, '10:00'),
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
