import type { ActivityDetail, EnrolmentStatus } from '@/services/types';
import { activityPhaseOf } from '../shared/phase';

/** Statuses with which no second enrolment is possible (contract: DELIVERY_DUPLICATE). */
const activeStatuses: readonly EnrolmentStatus[] = ['enrolled', 'checkedIn', 'absent'];

/** How a person can enrol for an activity now. */
export type EnrolWay =
  /** For the first time, with an existing draft, or again after a cancellation. */
  | 'enrol'
  | 'continue'
  | 'again'
  /** Every session is full. */
  | 'full'
  /** Not now, because of the phase or the person's own enrolment. */
  | 'none';

/** How a person can enrol for an activity at an instant (ms). */
export function enrolWay(activity: ActivityDetail, now: number): EnrolWay {
  const { enrolmentStatus: own, sessions } = activity;
  const isActive = own !== undefined && activeStatuses.includes(own);
  if (activityPhaseOf(activity, now) !== 'enrolling' || isActive) return 'none';
  if (own === 'draft') return 'continue';
  if (sessions.length > 0 && !sessions.some(({ remaining }) => remaining > 0)) return 'full';
  return own === 'cancelled' ? 'again' : 'enrol';
}
