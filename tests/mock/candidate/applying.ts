import { worldOf } from '../../../mock/_preview/candidateState';
import { daysFromNow } from '../../../mock/_preview/clock';
import type { PreviewStore } from '../../../mock/_preview/store';
import { storeOf } from '../../../mock/_preview/store';
import { seedActivities, seedPositions, targetOf } from '../../../mock/_preview/targets';
import type {
  ActivityDetail,
  ApplyResult,
  Delivery,
  DeliveryCounts,
  DeliveryDraft,
  PageOf,
  Position,
  WizardPage,
} from '../../../src/services/types';
import { type Caller, paths } from './caller';

/** Open positions that ask for no more than a bachelor, in seed order. */
export function openPositions(): Position[] {
  return seedPositions().filter(
    (one) => targetOf('position', one.id)?.open && !['master', 'doctor'].includes(one.education),
  );
}

/** The n-th open position for a graduate. */
export function openPosition(n = 0): Position {
  const found = openPositions()[n];
  if (!found) throw new Error('the seed has too few open positions');
  return found;
}

export function positionWhere(fits: (position: Position) => boolean): Position {
  const found = seedPositions().find(fits);
  if (!found) throw new Error('the seed has no such position');
  return found;
}

/** The n-th activity that is open for enrolment and has seats. */
export function openActivity(n = 0): ActivityDetail {
  const found = seedActivities().filter(
    (one) => targetOf('activity', one.id)?.open && one.sessions.some((s) => s.remaining > 0),
  )[n];
  if (!found) throw new Error('the seed has too few activities open for enrolment');
  return found;
}

export const answers = {
  position: {
    hasRelative: 'no',
    acceptsAdjustment: 'yes',
    arrivalDate: daysFromNow(60).slice(0, 10),
    motivation: '希望把运维经验用在保障岗位上，长期从事这项工作。',
  },
  activity: { travel: 'self' },
} as const;

export const openFor = (caller: Caller, kind: 'position' | 'activity', targetId: string) =>
  caller.post<DeliveryDraft>(paths.open, { kind, targetId });

/** Opens and sends an application. */
export async function applyTo(caller: Caller, targetId: string): Promise<Delivery> {
  const draft = await openFor(caller, 'position', targetId);
  const body = { values: answers.position, declared: true };
  return (await caller.post<ApplyResult>(paths.apply(draft.applyId), body)).delivery;
}

/** Opens and sends an enrolment for a session with seats left. */
export async function enrolFor(caller: Caller, activity: ActivityDetail): Promise<Delivery> {
  const session = activity.sessions.find((one) => one.remaining > 0);
  const draft = await openFor(caller, 'activity', activity.id);
  const { applyId } = draft;
  const page = await caller.get<WizardPage>(paths.page, { applyId });
  await caller.post(paths.page, {
    applyId,
    step: 'target',
    values: {},
    sessionId: session?.id,
    version: page.version,
  });
  const body = { values: answers.activity, declared: true };
  return (await caller.post<ApplyResult>(paths.apply(applyId), body)).delivery;
}

export type Found = PageOf<Delivery> & { counts: DeliveryCounts };

/** The persona's delivery in this state. */
export async function inState(
  caller: Caller,
  status: string,
  kind = 'position',
): Promise<Delivery> {
  const { list } = await caller.get<Found>(paths.search, { pageSize: 100 });
  const found = list.find(
    (one) =>
      one.status === status && one.kind === kind && (status !== 'screenFailed' || one.nextAction),
  );
  if (!found) throw new Error(`no ${kind} delivery is ${status}`);
  return found;
}

export async function byId(caller: Caller, deliveryId: string): Promise<Delivery> {
  const { list } = await caller.get<Found>(paths.search, { deliveryId });
  const [found] = list;
  if (!found) throw new Error(`no delivery ${deliveryId}`);
  return found;
}

/** The store of a caller's space, for what only staff can do. */
export function storeBehind(caller: Caller): PreviewStore {
  return storeOf(caller.client.cookies.get('preview_space') ?? 'default');
}

/** Bodies of `open`. */
export const position = (targetId: string) => ({ kind: 'position', targetId });
export const activity = (targetId: string, sessionId?: string) => ({
  kind: 'activity',
  targetId,
  ...(sessionId ? { sessionId } : {}),
});

/** Seats taken by session; a test changes them to fill a session. */
export async function seatsBehind(caller: Caller): Promise<Record<string, number>> {
  await caller.client.start();
  return worldOf(storeBehind(caller)).seats;
}
