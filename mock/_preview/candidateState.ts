import type {
  AnyStatus,
  FieldValues,
  Notification,
  Resume,
  TargetKind,
  TimelineEntry,
  WizardStepKey,
} from '../../src/services/types';
import type { PreviewStore } from './store';

/** An interview appointment; without `slotId` none is chosen yet. */
export interface StoredAppointment {
  arrangeId: string;
  notificationId: string;
  slotId?: string;
}

export interface StoredDelivery {
  deliveryId: string;
  applyId: string;
  /** Set when the delivery is sent. */
  number?: string;
  kind: TargetKind;
  targetId: string;
  status: AnyStatus;
  createdAt: string;
  updatedAt: string;
  /** Deadline of the candidate's next action; only some states have one. */
  dueAt?: string;
  /** The notification that asks for the action. */
  notificationId?: string;
  reason?: string;
  /** What a failed review asks to mend, as résumé field paths. */
  fields?: string[];
  sessionId?: string;
  appointment?: StoredAppointment;
  /** State before another interview time was asked for; a refused request returns to it. */
  statusBefore?: AnyStatus;
  timeline: TimelineEntry[];
  wizard: { step: WizardStepKey; version: number; values: FieldValues };
  /** The résumé as it was sent. */
  snapshot?: Resume;
}

/** As it was sent. The view shows `action` only while the candidate still has to act. */
export type StoredNotification = Notification;

export interface StoredSlot {
  id: string;
  startsAt: string;
  endsAt: string;
  place: string;
  online: boolean;
  capacity: number;
  taken: number;
}

/** Everything one candidate has. */
export interface CandidateState {
  loginName: string;
  /** Prefix of the candidate's ids: they are the same in whatever order people are seeded. */
  idPrefix: string;
  lastId: number;
  deliveries: StoredDelivery[];
  notifications: StoredNotification[];
  collected: { positionId: string; at: string }[];
  resume: Resume;
}

const firstVersion = 1;

/** What all candidates share: interview slots, seats of sessions, running numbers of deliveries. */
export interface CandidateWorld {
  byLoginName: Record<string, CandidateState>;
  slots: Record<string, StoredSlot[]>;
  /** Seats taken here in addition to the seeded ones, by session. */
  seats: Record<string, number>;
  /** Deliveries sent, by kind and day. */
  numbers: Record<string, number>;
}

/** The candidates' part of the store. */
export function worldOf(store: PreviewStore): CandidateWorld {
  return store.slice<CandidateWorld>('candidates', () => ({
    byLoginName: {},
    slots: {},
    seats: {},
    numbers: {},
  }));
}

/** The candidate's next id of a sort, `dp4-1`: the same in every run. */
export function nextId(candidate: CandidateState, sort: 'd' | 'a' | 'n' | 'arr'): string {
  candidate.lastId += 1;
  return `${sort}${candidate.idPrefix}-${candidate.lastId}`;
}

/** The number of a sent delivery, e.g. ZC20261121-0001: kind, day, running number of that day. */
export function nextNumber(world: CandidateWorld, kind: TargetKind, at: string): string {
  const day = `${kind === 'position' ? 'ZC' : 'HD'}${at.slice(0, 10).replaceAll('-', '')}`;
  const count = (world.numbers[day] ?? 0) + 1;
  world.numbers[day] = count;
  return `${day}-${String(count).padStart(4, '0')}`;
}

/** False for an application that was only opened: without a saved step or a chosen session it is not listed as a draft. */
export function isBegun({ status, wizard, sessionId }: StoredDelivery): boolean {
  return status !== 'draft' || wizard.version > firstVersion || sessionId !== undefined;
}

/** Adds an empty draft to the candidate's deliveries. */
export function newDelivery(
  candidate: CandidateState,
  kind: TargetKind,
  targetId: string,
  at: string,
): StoredDelivery {
  const delivery: StoredDelivery = {
    deliveryId: nextId(candidate, 'd'),
    applyId: nextId(candidate, 'a'),
    kind,
    targetId,
    status: 'draft',
    createdAt: at,
    updatedAt: at,
    timeline: [],
    wizard: { step: 'target', version: firstVersion, values: {} },
  };
  candidate.deliveries.push(delivery);
  return delivery;
}
