import type { TagTone } from '@/components/tagTone';
import type { Activity, ActivityState, ActivityType } from '@/services/types';

/** In the order of the tabs: first those in which one can still take part. */
export const activityStates: readonly ActivityState[] = [
  'enrolling',
  'upcoming',
  'running',
  'ended',
];

export const activityTypes: readonly ActivityType[] = ['jobFair', 'infoSession'];

/**
 * The phase of an activity for a participant: the server's `upcoming` covers the time before and after the enrolment
 * period.
 */
export type ActivityPhase = 'notYet' | 'enrolling' | 'closed' | 'running' | 'ended';

export const phaseTones: Readonly<Record<ActivityPhase, TagTone>> = {
  notYet: 'processing',
  enrolling: 'success',
  closed: 'default',
  running: 'warning',
  ended: 'default',
};

/** The phase at an instant (ms): the server's state, corrected by the clock. */
export function activityPhaseOf(
  activity: Pick<Activity, 'state' | 'enrolFrom' | 'enrolTo' | 'startsAt' | 'endsAt'>,
  now: number,
): ActivityPhase {
  const { state } = activity;
  const isPast = (at: string) => Date.parse(at) <= now;
  if (state === 'ended' || isPast(activity.endsAt)) return 'ended';
  if (state === 'running' || isPast(activity.startsAt)) return 'running';
  if (!isPast(activity.enrolFrom)) return 'notYet';
  return isPast(activity.enrolTo) ? 'closed' : 'enrolling';
}
