import type { Delivery } from '@/services/types';
import { holdsInterview } from './dates';

/**
 * Where an interview stands. choose: a time is to be chosen; late: it was to be; coming: a time is booked; waiting:
 * another was asked for; past: it was held or its time is over; none: there is no interview here.
 */
export type AppointmentStanding = 'choose' | 'late' | 'coming' | 'waiting' | 'past' | 'none';

/** Where the interview of a delivery stands at `now` (ms); undefined: there is no such delivery. */
export function appointmentStandingOf(
  delivery: Delivery | undefined,
  now: number,
): AppointmentStanding {
  const { appointment, status, nextAction } = delivery ?? {};
  if (!delivery || !appointment) return 'none';
  if (status === 'toBook') {
    return nextAction && Date.parse(nextAction.dueAt) <= now ? 'late' : 'choose';
  }
  if (status === 'rescheduling') return 'waiting';
  if (holdsInterview(delivery) && Date.parse(appointment.endsAt) > now) return 'coming';
  return appointment.slotId ? 'past' : 'none';
}

export interface Appointments {
  toChoose: Delivery[];
  coming: Delivery[];
  past: Delivery[];
}

const startOf = ({ appointment }: Delivery) => Date.parse(appointment?.startsAt ?? '');

/** The interviews among one's deliveries: times to choose, coming ones soonest first, past ones latest first. */
export function appointmentsOf(deliveries: readonly Delivery[], now: number): Appointments {
  const sorted = deliveries
    .filter(({ appointment }) => appointment)
    .sort((a, b) => startOf(a) - startOf(b));
  const where = (...standings: AppointmentStanding[]) =>
    sorted.filter((one) => standings.includes(appointmentStandingOf(one, now)));
  return {
    toChoose: where('choose', 'late'),
    coming: where('coming', 'waiting'),
    past: where('past').reverse(),
  };
}
