import type { TextKey } from '@/locales/keys';
import type { Position, PositionState, RecruitType } from '@/services/types';

/** Fixed enumerations are shown from the packs by code (contract: Common rules). */
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

/** Where a position stands for someone who wants to apply now. */
export type Phase = 'notYet' | 'open' | 'reviewing' | 'closed' | 'cancelled';

/**
 * The position's state, read with the clock: one that the server still calls open is not yet open before
 * `opensAt` and closed after `closesAt`, whatever the list in view was told earlier.
 */
export function phaseOf(
  { state, opensAt, closesAt }: Pick<Position, 'state' | 'opensAt' | 'closesAt'>,
  now: number,
): Phase {
  if (state !== 'open') return state;
  if (now < Date.parse(opensAt)) return 'notYet';
  return now < Date.parse(closesAt) ? 'open' : 'closed';
}
