import type { TagTone } from '@/components/tagTone';
import type {
  AnyStatus,
  DeliveryStatus,
  EnrolmentStatus,
  NextActionType,
  PositionState,
  TargetKind,
} from '@/services/types';

/**
 * The lifecycles of a delivery and of an activity enrolment as one table (docs/product.md, Lifecycles): states, label
 * keys, tones, groups, next actions and allowed transitions. Screens and the preview server use it, so that there is no
 * other list of states. No React, no texts.
 */

export type DeliveryGroup = 'active' | 'ended' | 'draft';
/** Who makes a transition: the candidate, or the reviewer's side. */
export type Actor = 'candidate' | 'reviewer';

export interface Move<S extends string> {
  /** `removed`: the draft is deleted. */
  to: S | 'removed';
  by: Actor;
  /** The contract's call for a candidate's transition; the reviewer's transitions have no call here. */
  via?: 'apply' | 'delete' | 'completeResume' | 'notificationConfirm' | 'agreeBc' | 'disagreeBc';
}

interface LifecycleRow<S extends AnyStatus = AnyStatus> {
  /** grey: draft or withdrawn; blue: the employer acts; gold: the candidate acts; green: passed; red: refused. */
  tone: TagTone;
  group: DeliveryGroup | ((targetState: PositionState | undefined) => DeliveryGroup);
  nextAction?: NextActionType;
  moves: readonly Move<S>[];
}

export interface LifecycleState extends LifecycleRow {
  labelKey: `deliveries.status.${AnyStatus}`;
}

const byReviewer = <const S extends string>(...targets: S[]): Move<S>[] =>
  targets.map((to) => ({ to, by: 'reviewer' }));

const byCandidate = <const S extends string>(via: Move<S>['via'], ...targets: S[]): Move<S>[] =>
  targets.map((to) => ({ to, by: 'candidate', via }));

const removal = { to: 'removed', by: 'candidate', via: 'delete' } as const;

/** An active state before the publicity: the candidate may withdraw in each of them. */
const active = (
  tone: TagTone,
  moves: readonly Move<DeliveryStatus>[],
  nextAction?: NextActionType,
): LifecycleRow<DeliveryStatus> => ({
  tone,
  group: 'active',
  nextAction,
  moves: [...moves, ...byCandidate('delete', 'withdrawn')],
});

/** States, groups and transitions of a position delivery (docs/product.md, Lifecycles). */
export const deliveryLifecycle: Record<DeliveryStatus, LifecycleRow<DeliveryStatus>> = {
  draft: {
    tone: 'default',
    group: 'draft',
    nextAction: 'finish',
    moves: [...byCandidate('apply', 'submitted'), removal],
  },
  submitted: active('processing', byReviewer('screening')),
  screening: active('processing', byReviewer('screenPassed', 'screenFailed')),
  screenFailed: {
    ...active('error', byCandidate('completeResume', 'screening'), 'mend'),
    // After a failed review, the résumé can be corrected only while the position is open.
    group: (targetState) => (targetState === 'open' ? 'active' : 'ended'),
  },
  screenPassed: active('success', byReviewer('toBook')),
  toBook: active('warning', byCandidate('notificationConfirm', 'booked', 'rescheduling'), 'book'),
  booked: active(
    'warning',
    [
      ...byCandidate('notificationConfirm', 'rescheduling'),
      ...byReviewer('interviewPassed', 'interviewFailed', 'reserve', 'absent'),
    ],
    'attend',
  ),
  // Granted: back to booking. Refused: back to the previous state, which is one of these two.
  rescheduling: active('processing', byReviewer('toBook', 'booked')),
  interviewPassed: active('success', byReviewer('bcConsent')),
  reserve: active('processing', byReviewer('bcConsent', 'interviewFailed')),
  interviewFailed: { tone: 'error', group: 'ended', moves: [] },
  absent: { tone: 'error', group: 'ended', moves: [] },
  bcConsent: active(
    'warning',
    [
      ...byCandidate('agreeBc', 'bcRunning'),
      ...byCandidate('disagreeBc', 'ended'),
      ...byReviewer('bcWaived'),
    ],
    'consent',
  ),
  bcRunning: active('processing', byReviewer('bcPassed', 'bcFailed')),
  bcPassed: active('success', byReviewer('publicity')),
  bcWaived: active('success', byReviewer('publicity')),
  bcFailed: { tone: 'error', group: 'ended', moves: [] },
  publicity: { tone: 'success', group: 'active', moves: byReviewer('hired', 'ended') },
  hired: { tone: 'success', group: 'ended', moves: [] },
  ended: { tone: 'default', group: 'ended', moves: [] },
  withdrawn: { tone: 'default', group: 'ended', moves: [] },
};

/** States, groups and transitions of an activity enrolment (docs/product.md, Lifecycles). */
export const enrolmentLifecycle: Record<EnrolmentStatus, LifecycleRow<EnrolmentStatus>> = {
  draft: {
    tone: 'default',
    group: 'draft',
    nextAction: 'finish',
    moves: [...byCandidate('apply', 'enrolled'), removal],
  },
  enrolled: {
    tone: 'warning',
    group: 'active',
    nextAction: 'attend',
    moves: [...byReviewer('checkedIn', 'absent'), ...byCandidate('delete', 'cancelled')],
  },
  checkedIn: { tone: 'success', group: 'ended', moves: [] },
  absent: { tone: 'error', group: 'ended', moves: [] },
  cancelled: { tone: 'default', group: 'ended', moves: [] },
};

/** A delivery's place in the tables; `positionState` is the state of its target. */
type Place = [status: string, kind: TargetKind, positionState?: PositionState];

/** The table's row of a state; undefined when this kind has no such state. */
export function lifecycleStateOf(status: string, kind: TargetKind): LifecycleState | undefined {
  const table: Record<string, LifecycleRow> =
    kind === 'activity' ? enrolmentLifecycle : deliveryLifecycle;
  // Own keys only: an invalid status such as "constructor" must not find a property of the prototype.
  const row = Object.keys(table).includes(status) ? table[status] : undefined;
  return row && { ...row, labelKey: `deliveries.status.${status as AnyStatus}` };
}

/** The group of a delivery; after a failed review, `positionState` decides. An unknown state counts as ended. */
export function groupOf(...[status, kind, positionState]: Place): DeliveryGroup {
  const group = lifecycleStateOf(status, kind)?.group ?? 'ended';
  return typeof group === 'function' ? group(positionState) : group;
}

/**
 * Whether the table allows the transition. The caller checks what the table does not contain: after a failed review
 * that has ended (`groupOf`) no correction and no withdrawal, and after a refused rescheduling only the previous state.
 */
export function canMove(from: string, to: string, by: Actor, kind: TargetKind): boolean {
  return (
    lifecycleStateOf(from, kind)?.moves.some((move) => move.to === to && move.by === by) ?? false
  );
}

/** The table's row, unless the delivery has ended. */
function liveStateOf(...[status, kind, positionState]: Place): LifecycleState | undefined {
  const isEnded = groupOf(status, kind, positionState) === 'ended';
  return isEnded ? undefined : lifecycleStateOf(status, kind);
}

/** The state after `delete` (`removed` for a draft); undefined when the call is refused. */
export function withdrawalOf(...place: Place): Move<AnyStatus>['to'] | undefined {
  return liveStateOf(...place)?.moves.find((move) => move.via === 'delete')?.to;
}

/** The candidate's next action in this state; undefined when the candidate has nothing to do. */
export function nextActionOf(...place: Place): NextActionType | undefined {
  return liveStateOf(...place)?.nextAction;
}

/** The stages after a state, if all goes well: those of a position delivery, and the single one of an enrolment. */
export type Stage = 'review' | 'interview' | 'background' | 'publicity' | 'hired' | 'checkIn';

const stages: readonly Stage[] = ['review', 'interview', 'background', 'publicity', 'hired'];

/** The active states in which each stage is the next one, in the order of `stages`; every one is listed. */
const statesBefore: readonly (readonly string[])[] = [
  ['submitted', 'screenFailed'],
  ['screening', 'screenPassed', 'toBook', 'booked', 'rescheduling'],
  ['interviewPassed', 'reserve', 'bcConsent'],
  ['bcRunning', 'bcPassed', 'bcWaived'],
  ['publicity'],
];

/** The stages that are still to come, in order; none for a draft or an ended delivery. */
export function stagesToCome(...[status, kind, positionState]: Place): readonly Stage[] {
  if (groupOf(status, kind, positionState) !== 'active') return [];
  if (kind === 'activity') return ['checkIn'];
  return stages.slice(statesBefore.findIndex((states) => states.includes(status)));
}
