import type { TextKey } from '@/locales/keys';
import { type DeliveryKind, groupOf, stateOf, type TargetState } from './lifecycle';

/** What the one sentence above a timeline is made of: where it stands, what is next, who acts. */
export interface Standing {
  key: TextKey;
  actor: 'candidate' | 'unit' | 'nobody';
}

/**
 * Where a delivery stands in one sentence (docs/decisions.md, "look"): derived from the lifecycle table.
 * Undefined for a state the portal does not know.
 */
export function standingOf(
  status: string,
  kind: DeliveryKind,
  positionState?: TargetState,
): Standing | undefined {
  const state = stateOf(status, kind);
  if (!state) return undefined;
  const isEnded = groupOf(status, kind, positionState) === 'ended';
  const name = state.labelKey.slice('deliveries.status.'.length);
  const isClosedReview = status === 'screenFailed' && isEnded;
  const key = `deliveries.standing.${isClosedReview ? 'screenFailedClosed' : name}` as TextKey;
  const actor = isEnded ? 'nobody' : state.nextAction ? 'candidate' : 'unit';
  return { key, actor };
}
