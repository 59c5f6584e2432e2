import type { TextKey } from '@/locales/keys';
import type { Position, PositionState, RecruitType } from '@/services/types';

/** Fixed enumerations have their labels in the packs (contract: Common rules). */
export const recruitTypeKeys = {
  social: 'positions.type.social',
  campus: 'positions.type.campus',
  intern: 'positions.type.intern',
} as const satisfies Record<RecruitType, TextKey>;

export const stateKeys = {
  open: 'positions.state.open',
  reviewing: 'positions.state.reviewing',
  closed: 'positions.state.closed',
  cancelled: 'positions.state.cancelled',
} as const satisfies Record<PositionState, TextKey>;

export function isRecruitType(value: string): value is RecruitType {
  return Object.keys(recruitTypeKeys).includes(value);
}

/** The phase of a position for a person who wants to apply now. */
export type PositionPhase = 'notYet' | PositionState;

/**
 * The position's state, corrected by the clock: an open position is `notYet` before `opensAt` and closed after
 * `closesAt`, even if the list was loaded earlier.
 */
export function positionPhaseOf(
  { state, opensAt, closesAt }: Pick<Position, 'state' | 'opensAt' | 'closesAt'>,
  now: number,
): PositionPhase {
  if (state !== 'open') return state;
  if (now < Date.parse(opensAt)) return 'notYet';
  return now < Date.parse(closesAt) ? 'open' : 'closed';
}
