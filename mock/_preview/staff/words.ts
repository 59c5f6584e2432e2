import {
  deliveryLifecycle,
  enrolmentLifecycle,
} from '../../../src/features/deliveries/shared/lifecycle';
import activities from '../../../src/locales/zh-CN/activities';
import deliveries from '../../../src/locales/zh-CN/deliveries';
import homeParts from '../../../src/locales/zh-CN/homeParts';
import type {
  ActivityState,
  AnyStatus,
  PositionState,
  TargetKind,
} from '../../../src/services/types';
import type { Named } from './types';

/** The portal's own words for a delivery's state; a state it has no words for stays as it is. */
export function statusWord(status: string): string {
  const words: Record<string, string> = deliveries;
  return words[`deliveries.status.${status}`] ?? status;
}

/** The portal's own words for a position's state. */
export function positionWord(state: PositionState): string {
  return homeParts[`positions.state.${state}`];
}

/** The portal's own words for an activity's state. */
export function activityWord(state: ActivityState): string {
  return activities[`activities.state.${state}`];
}

const named = (table: Partial<Record<AnyStatus, unknown>>): Named[] =>
  Object.keys(table).map((value) => ({ value, label: statusWord(value) }));

/** Every state of a delivery by its kind, in the order of the lifecycle. */
export const statuses: Record<TargetKind, Named[]> = {
  position: named(deliveryLifecycle),
  activity: named(enrolmentLifecycle),
};
