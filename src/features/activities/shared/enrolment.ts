import type { Activity, ActivityDetail, EnrolmentStatus } from '@/services/types';
import { phaseOf } from './phase';

/** States in which one comes, came or was expected: no other enrolment beside them (contract: DELIVERY_DUPLICATE). */
const standing: readonly EnrolmentStatus[] = ['enrolled', 'checkedIn', 'absent'];

/** The way into enrolment that an activity offers now. */
export type EnrolWay =
  /** For the first time, on with a draft, or anew after having cancelled. */
  | 'enrol'
  | 'continue'
  | 'again'
  /** Every session is full. */
  | 'full'
  /** Not now: the phase or the reader's own enrolment says why. */
  | 'none';

/** Which way into enrolment an activity offers its reader at an instant (ms). */
export function enrolWay(activity: ActivityDetail, now: number): EnrolWay {
  const { enrolmentStatus: own, sessions } = activity;
  if (phaseOf(activity, now) !== 'enrolling' || isStanding(activity)) return 'none';
  if (own === 'draft') return 'continue';
  if (sessions.length > 0 && sessions.every(({ remaining }) => remaining <= 0)) return 'full';
  return own === 'cancelled' ? 'again' : 'enrol';
}

/** Whether the reader's enrolment stands, so that no other can be made. */
function isStanding({ enrolmentStatus }: Pick<Activity, 'enrolmentStatus'>): boolean {
  return enrolmentStatus !== undefined && standing.includes(enrolmentStatus);
}
