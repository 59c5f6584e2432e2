import { daysFromNow } from '../../../mock/_preview/clock';
import { seedPositions, targetOf } from '../../../mock/_preview/targets';
import type {
  ApplyResult,
  Delivery,
  DeliveryCounts,
  DeliveryDraft,
  PageOf,
  Position,
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
