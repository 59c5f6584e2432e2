import type { Delivery } from '@/services/types';
import { hasBookedInterview } from './dates';

/**
 * The state of an interview. choose: the person has to choose a time; late: the deadline for choosing has passed;
 * coming: a time is booked; waiting: the person has asked for another time; unanswered: the booked time has passed before
 * the employer answered that; past: the interview is over; none: there is no interview.
 */
export type AppointmentState =
  | 'choose'
  | 'late'
  | 'coming'
  | 'waiting'
  | 'unanswered'
  | 'past'
  | 'none';

/** Whether the time of the interview has passed. */
export function isOver(state: AppointmentState): state is 'past' | 'unanswered' {
  return state === 'past' || state === 'unanswered';
}

/** The state of a delivery's interview at `now` (ms); also none without a delivery. */
export function appointmentStateOf(delivery: Delivery | undefined, now: number): AppointmentState {
  const { appointment, status, nextAction } = delivery ?? {};
  if (!delivery || !appointment) return 'none';
  if (status === 'toBook') {
    return nextAction && Date.parse(nextAction.dueAt) <= now ? 'late' : 'choose';
  }
  const hasTime = hasBookedInterview(delivery);
  const hasEnded = Date.parse(appointment.endsAt) <= now;
  if (status === 'rescheduling') return hasTime && hasEnded ? 'unanswered' : 'waiting';
  if (hasTime && !hasEnded) return 'coming';
  return appointment.slotId ? 'past' : 'none';
}

const startOf = ({ appointment }: Delivery) => Date.parse(appointment?.startsAt ?? '');

export type Appointments = ReturnType<typeof appointmentsOf>;

/** The interviews among deliveries: times to choose, coming ones (soonest first), past ones (latest first). */
export function appointmentsOf(deliveries: readonly Delivery[], now: number) {
  const sorted = deliveries
    .filter(({ appointment }) => appointment)
    .sort((a, b) => startOf(a) - startOf(b));
  const where = (...states: AppointmentState[]) =>
    sorted.filter((one) => states.includes(appointmentStateOf(one, now)));
  return {
    toChoose: where('choose', 'late'),
    coming: where('coming', 'waiting'),
    past: where('past', 'unanswered').reverse(),
  };
}
