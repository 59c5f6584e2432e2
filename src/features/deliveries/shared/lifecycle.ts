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

export interface LifecycleState<S extends AnyStatus = AnyStatus> {
  labelKey: `deliveries.status.${AnyStatus}`;
  tone: Tone;
  group: DeliveryGroup | ((targetState: TargetState | undefined) => DeliveryGroup);
  nextAction?: NextActionType;
  moves: readonly Move<S>[];
}

const byReviewer = <S extends string>(...targets: S[]): Move<S>[] =>
  targets.map((to) => ({ to, by: 'reviewer' }));

const removal = { to: 'removed', by: 'candidate', via: 'delete' } as const;
/** Allowed in every active state before publicity. */
const withdrawal = { to: 'withdrawn', by: 'candidate', via: 'delete' } as const;

/** States, groups and moves of a position delivery (docs/decisions.md, "Lifecycles"). */
export const deliveryLifecycle: Record<DeliveryStatus, LifecycleState<DeliveryStatus>> = {
  draft: {
    labelKey: 'deliveries.status.draft',
    tone: 'default',
    group: 'draft',
    nextAction: 'finish',
    moves: [{ to: 'submitted', by: 'candidate', via: 'apply' }, removal],
  },
  submitted: {
    labelKey: 'deliveries.status.submitted',
    tone: 'processing',
    group: 'active',
    moves: [...byReviewer('screening' as const), withdrawal],
  },
  screening: {
    labelKey: 'deliveries.status.screening',
    tone: 'processing',
    group: 'active',
    moves: [...byReviewer('screenPassed' as const, 'screenFailed' as const), withdrawal],
  },
  screenFailed: {
    labelKey: 'deliveries.status.screenFailed',
    tone: 'error',
    // A failed review can be mended only while the position still takes applications.
    group: (targetState) => (targetState === 'open' ? 'active' : 'ended'),
    nextAction: 'mend',
    moves: [{ to: 'screening', by: 'candidate', via: 'completeResume' }, withdrawal],
  },
  screenPassed: {
    labelKey: 'deliveries.status.screenPassed',
    tone: 'success',
    group: 'active',
    moves: [...byReviewer('toBook' as const), withdrawal],
  },
  toBook: {
    labelKey: 'deliveries.status.toBook',
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
    labelKey: 'deliveries.status.booked',
    tone: 'warning',
    group: 'active',
    nextAction: 'attend',
    moves: [
      { to: 'rescheduling', by: 'candidate', via: 'notificationConfirm' },
      ...byReviewer(
        'interviewPassed' as const,
        'interviewFailed' as const,
        'reserve' as const,
        'absent' as const,
      ),
      withdrawal,
    ],
  },
  rescheduling: {
    labelKey: 'deliveries.status.rescheduling',
    tone: 'processing',
    group: 'active',
    // Granted: book again. Refused: back to the state before, which is either of the two.
    moves: [...byReviewer('toBook' as const, 'booked' as const), withdrawal],
  },
  interviewPassed: {
    labelKey: 'deliveries.status.interviewPassed',
    tone: 'success',
    group: 'active',
    moves: [...byReviewer('bcConsent' as const), withdrawal],
  },
  reserve: {
    labelKey: 'deliveries.status.reserve',
    tone: 'processing',
    group: 'active',
    moves: [...byReviewer('bcConsent' as const, 'interviewFailed' as const), withdrawal],
  },
  interviewFailed: {
    labelKey: 'deliveries.status.interviewFailed',
    tone: 'error',
    group: 'ended',
    moves: [],
  },
  absent: { labelKey: 'deliveries.status.absent', tone: 'error', group: 'ended', moves: [] },
  bcConsent: {
    labelKey: 'deliveries.status.bcConsent',
    tone: 'warning',
    group: 'active',
    nextAction: 'consent',
    moves: [
      { to: 'bcRunning', by: 'candidate', via: 'agreeBc' },
      { to: 'ended', by: 'candidate', via: 'disagreeBc' },
      ...byReviewer('bcWaived' as const),
      withdrawal,
    ],
  },
  bcRunning: {
    labelKey: 'deliveries.status.bcRunning',
    tone: 'processing',
    group: 'active',
    moves: [...byReviewer('bcPassed' as const, 'bcFailed' as const), withdrawal],
  },
  bcPassed: {
    labelKey: 'deliveries.status.bcPassed',
    tone: 'success',
    group: 'active',
    moves: [...byReviewer('publicity' as const), withdrawal],
  },
  bcWaived: {
    labelKey: 'deliveries.status.bcWaived',
    tone: 'success',
    group: 'active',
    moves: [...byReviewer('publicity' as const), withdrawal],
  },
  bcFailed: { labelKey: 'deliveries.status.bcFailed', tone: 'error', group: 'ended', moves: [] },
  publicity: {
    labelKey: 'deliveries.status.publicity',
    tone: 'success',
    group: 'active',
    moves: byReviewer('hired' as const, 'ended' as const),
  },
  hired: { labelKey: 'deliveries.status.hired', tone: 'success', group: 'ended', moves: [] },
  ended: { labelKey: 'deliveries.status.ended', tone: 'default', group: 'ended', moves: [] },
  withdrawn: {
    labelKey: 'deliveries.status.withdrawn',
    tone: 'default',
    group: 'ended',
    moves: [],
  },
};

/** States, groups and moves of an activity enrolment (docs/decisions.md, "Lifecycles"). */
export const enrolmentLifecycle: Record<EnrolmentStatus, LifecycleState<EnrolmentStatus>> = {
  draft: {
    labelKey: 'deliveries.status.draft',
    tone: 'default',
    group: 'draft',
    nextAction: 'finish',
    moves: [{ to: 'enrolled', by: 'candidate', via: 'apply' }, removal],
  },
  enrolled: {
    labelKey: 'deliveries.status.enrolled',
    tone: 'processing',
    group: 'active',
    nextAction: 'attend',
    moves: [
      ...byReviewer('checkedIn' as const, 'absent' as const),
      { to: 'cancelled', by: 'candidate', via: 'delete' },
    ],
  },
  checkedIn: {
    labelKey: 'deliveries.status.checkedIn',
    tone: 'success',
    group: 'ended',
    moves: [],
  },
  absent: { labelKey: 'deliveries.status.absent', tone: 'error', group: 'ended', moves: [] },
  cancelled: {
    labelKey: 'deliveries.status.cancelled',
    tone: 'default',
    group: 'ended',
    moves: [],
  },
};

/** The table's row of a state, or undefined when the state does not belong to that kind. */
export function stateOf(status: string, kind: DeliveryKind): LifecycleState | undefined {
  const table: Record<string, LifecycleState> =
    kind === 'activity' ? enrolmentLifecycle : deliveryLifecycle;
  // Own keys only: a status such as "constructor" from a junk answer must not find the prototype's.
  return Object.keys(table).includes(status) ? table[status] : undefined;
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
