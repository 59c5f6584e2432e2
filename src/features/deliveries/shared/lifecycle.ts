import type {
  DeliveryStatus as ContractDeliveryStatus,
  EnrolmentStatus as ContractEnrolmentStatus,
  NextActionType as ContractNextActionType,
  PositionState,
  TargetKind,
} from '@/services/types';

/**
 * The one table of the delivery lifecycle and the activity enrolment (docs/decisions.md, "Lifecycles"): states,
 * label keys, tones, groups, next actions and allowed moves. Screens and the preview server both read it, so a
 * state that is not here exists nowhere. No React, no text.
 */

/** The states of a position delivery. */
export type DeliveryStatus = ContractDeliveryStatus;
/** The states of an activity enrolment; `draft` and `absent` share their words with a position delivery. */
export type EnrolmentStatus = ContractEnrolmentStatus;
export type AnyStatus = DeliveryStatus | EnrolmentStatus;
export type DeliveryKind = TargetKind;
/** The position's own state: the second axis, shown beside the delivery's. */
export type TargetState = PositionState;
export type DeliveryGroup = 'active' | 'ended' | 'draft';
/** grey: draft or withdrawn; blue: the unit's turn; gold: the candidate's turn; green: passed; red: refused. */
export type Tone = 'default' | 'processing' | 'warning' | 'success' | 'error';
/** What the candidate is asked to do next. */
export type NextActionType = ContractNextActionType;
/** Who acts: the candidate, or the reviewer's side. */
export type Actor = 'candidate' | 'reviewer';
/** The contract's call by which the candidate makes the move; the reviewer's moves have none here. */
export type MoveCall =
  | 'apply'
  | 'delete'
  | 'completeResume'
  | 'notificationConfirm'
  | 'agreeBc'
  | 'disagreeBc';

export interface Move<S extends string> {
  /** `removed`: the draft ceases to exist. */
  to: S | 'removed';
  by: Actor;
  via?: MoveCall;
}

interface LifecycleRow<S extends AnyStatus = AnyStatus> {
  tone: Tone;
  group: DeliveryGroup | ((targetState: TargetState | undefined) => DeliveryGroup);
  nextAction?: NextActionType;
  moves: readonly Move<S>[];
}

export interface LifecycleState extends LifecycleRow {
  labelKey: `deliveries.status.${AnyStatus}`;
}

const byReviewer = <const S extends string>(...targets: S[]): Move<S>[] =>
  targets.map((to) => ({ to, by: 'reviewer' }));

const removal = { to: 'removed', by: 'candidate', via: 'delete' } as const;
/** Allowed in every active state before publicity. */
const withdrawal = { to: 'withdrawn', by: 'candidate', via: 'delete' } as const;

/** States, groups and moves of a position delivery (docs/decisions.md, "Lifecycles"). */
export const deliveryLifecycle: Record<DeliveryStatus, LifecycleRow<DeliveryStatus>> = {
  draft: {
    tone: 'default',
    group: 'draft',
    nextAction: 'finish',
    moves: [{ to: 'submitted', by: 'candidate', via: 'apply' }, removal],
  },
  submitted: {
    tone: 'processing',
    group: 'active',
    moves: [...byReviewer('screening'), withdrawal],
  },
  screening: {
    tone: 'processing',
    group: 'active',
    moves: [...byReviewer('screenPassed', 'screenFailed'), withdrawal],
  },
  screenFailed: {
    tone: 'error',
    // A failed review can be mended only while the position still takes applications.
    group: (targetState) => (targetState === 'open' ? 'active' : 'ended'),
    nextAction: 'mend',
    moves: [{ to: 'screening', by: 'candidate', via: 'completeResume' }, withdrawal],
  },
  screenPassed: {
    tone: 'success',
    group: 'active',
    moves: [...byReviewer('toBook'), withdrawal],
  },
  toBook: {
    tone: 'warning',
    group: 'active',
    nextAction: 'book',
    moves: [
      { to: 'booked', by: 'candidate', via: 'notificationConfirm' },
      { to: 'rescheduling', by: 'candidate', via: 'notificationConfirm' },
      withdrawal,
    ],
  },
  booked: {
    tone: 'warning',
    group: 'active',
    nextAction: 'attend',
    moves: [
      { to: 'rescheduling', by: 'candidate', via: 'notificationConfirm' },
      ...byReviewer('interviewPassed', 'interviewFailed', 'reserve', 'absent'),
      withdrawal,
    ],
  },
  rescheduling: {
    tone: 'processing',
    group: 'active',
    // Granted: book again. Refused: back to the state before, which is either of the two.
    moves: [...byReviewer('toBook', 'booked'), withdrawal],
  },
  interviewPassed: {
    tone: 'success',
    group: 'active',
    moves: [...byReviewer('bcConsent'), withdrawal],
  },
  reserve: {
    tone: 'processing',
    group: 'active',
    moves: [...byReviewer('bcConsent', 'interviewFailed'), withdrawal],
  },
  interviewFailed: { tone: 'error', group: 'ended', moves: [] },
  absent: { tone: 'error', group: 'ended', moves: [] },
  bcConsent: {
    tone: 'warning',
    group: 'active',
    nextAction: 'consent',
    moves: [
      { to: 'bcRunning', by: 'candidate', via: 'agreeBc' },
      { to: 'ended', by: 'candidate', via: 'disagreeBc' },
      ...byReviewer('bcWaived'),
      withdrawal,
    ],
  },
  bcRunning: {
    tone: 'processing',
    group: 'active',
    moves: [...byReviewer('bcPassed', 'bcFailed'), withdrawal],
  },
  bcPassed: {
    tone: 'success',
    group: 'active',
    moves: [...byReviewer('publicity'), withdrawal],
  },
  bcWaived: {
    tone: 'success',
    group: 'active',
    moves: [...byReviewer('publicity'), withdrawal],
  },
  bcFailed: { tone: 'error', group: 'ended', moves: [] },
  publicity: {
    tone: 'success',
    group: 'active',
    moves: byReviewer('hired', 'ended'),
  },
  hired: { tone: 'success', group: 'ended', moves: [] },
  ended: { tone: 'default', group: 'ended', moves: [] },
  withdrawn: { tone: 'default', group: 'ended', moves: [] },
};

/** States, groups and moves of an activity enrolment (docs/decisions.md, "Lifecycles"). */
export const enrolmentLifecycle: Record<EnrolmentStatus, LifecycleRow<EnrolmentStatus>> = {
  draft: {
    tone: 'default',
    group: 'draft',
    nextAction: 'finish',
    moves: [{ to: 'enrolled', by: 'candidate', via: 'apply' }, removal],
  },
  enrolled: {
    tone: 'processing',
    group: 'active',
    nextAction: 'attend',
    moves: [
      ...byReviewer('checkedIn', 'absent'),
      { to: 'cancelled', by: 'candidate', via: 'delete' },
    ],
  },
  checkedIn: { tone: 'success', group: 'ended', moves: [] },
  absent: { tone: 'error', group: 'ended', moves: [] },
  cancelled: { tone: 'default', group: 'ended', moves: [] },
};

/** The table's row of a state, or undefined when the state does not belong to that kind. */
export function stateOf(status: string, kind: DeliveryKind): LifecycleState | undefined {
  const table: Record<string, LifecycleRow> =
    kind === 'activity' ? enrolmentLifecycle : deliveryLifecycle;
  // Own keys only: a status such as "constructor" from a junk answer must not find the prototype's.
  const row = Object.keys(table).includes(status) ? table[status] : undefined;
  return row && { ...row, labelKey: `deliveries.status.${status as AnyStatus}` };
}

/** The group a delivery is listed in; `positionState` decides for a failed review. Unknown states count as ended. */
export function groupOf(
  status: string,
  kind: DeliveryKind,
  positionState?: TargetState,
): DeliveryGroup {
  const group = stateOf(status, kind)?.group ?? 'ended';
  return typeof group === 'function' ? group(positionState) : group;
}

/**
 * Whether the table allows the move. What the table cannot know is the caller's: an ended failed review is neither
 * mended nor withdrawn (`groupOf`), a refused rescheduling returns to the state before it.
 */
export function canMove(from: string, to: string, by: Actor, kind: DeliveryKind): boolean {
  return stateOf(from, kind)?.moves.some((move) => move.to === to && move.by === by) ?? false;
}

/** The state that `delete` leads to now (`removed` for a draft), or undefined when it is refused. */
export function withdrawalOf(
  status: string,
  kind: DeliveryKind,
  positionState?: TargetState,
): Move<AnyStatus>['to'] | undefined {
  if (groupOf(status, kind, positionState) === 'ended') return undefined;
  return stateOf(status, kind)?.moves.find((move) => move.via === 'delete')?.to;
}

/** What the candidate is asked to do in this state, or undefined when it is nobody's or the unit's turn. */
export function nextActionOf(
  status: string,
  kind: DeliveryKind,
  positionState?: TargetState,
): NextActionType | undefined {
  if (groupOf(status, kind, positionState) === 'ended') return undefined;
  return stateOf(status, kind)?.nextAction;
}
