import type { Position, PositionState, RecruitType } from '@/services/types';

/** Whether a code is a type of recruitment. */
export function isRecruitType(value: string): value is RecruitType {
  return ['social', 'campus', 'intern'].includes(value);
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
