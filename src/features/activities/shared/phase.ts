import type { TagTone } from '@/components/tagTone';
import type { Activity, ActivityState, ActivityType } from '@/services/types';

/** In the order of the tabs: what one can still do something about first. */
export const activityStates: readonly ActivityState[] = [
  'enrolling',
  'upcoming',
  'running',
  'ended',
];

export const activityTypes: readonly ActivityType[] = ['jobFair', 'infoSession'];

/** Where an activity stands for who wants to come: the server's `upcoming` is before enrolment as well as after it. */
export type ActivityPhase = 'notYet' | 'enrolling' | 'closed' | 'running' | 'ended';

export const phaseTones: Readonly<Record<ActivityPhase, TagTone>> = {
  notYet: 'processing',
  enrolling: 'success',
  closed: 'default',
  running: 'warning',
  ended: 'default',
};

/** The phase at an instant (ms): the server's word, or the clock where it has moved on since. */
export function phaseOf(
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
