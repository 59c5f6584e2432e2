import { groupOf } from '@/features/deliveries/shared/lifecycle';
import { knownStep } from '@/features/deliveries/shared/nextStep';
import type { Delivery, NextActionType } from '@/services/types';
import { portalDay } from '@/utils/dateWords';

/** A date of the person: an interview or activity with start and end, or a deadline. */
export interface OwnDate {
  kind: 'interview' | 'activity' | 'deadline';
  deliveryId: string;
  /** The name of the position or activity, server text. */
  title: string;
  /** ISO 8601; a deadline has the same start and end. */
  startsAt: string;
  endsAt: string;
  /** What the deadline is for. */
  step?: NextActionType;
}

/** Another date at the same time or on the same day. */
export interface Clash {
  how: 'overlap' | 'sameDay';
  date: OwnDate;
}

/** Whether the delivery has a booked interview. */
export function hasBookedInterview({ status, appointment }: Delivery): boolean {
  return Boolean(appointment?.slotId) && (status === 'booked' || status === 'rescheduling');
}

function dateOf(delivery: Delivery): OwnDate | undefined {
  const { id, kind, status, positionState, targetName, appointment, session, nextAction } =
    delivery;
  const facts = { deliveryId: id, title: targetName };
  if (appointment && hasBookedInterview(delivery)) {
    const { startsAt, endsAt } = appointment;
    return { kind: 'interview', ...facts, startsAt, endsAt };
  }
  if (kind === 'activity' && status === 'enrolled' && session) {
    return { kind: 'activity', ...facts, startsAt: session.startsAt, endsAt: session.endsAt };
  }
  const step = knownStep(nextAction?.type);
  if (!nextAction || !step || groupOf(status, kind, positionState) === 'ended') return undefined;
  return { kind: 'deadline', ...facts, startsAt: nextAction.dueAt, endsAt: nextAction.dueAt, step };
}

/** The dates of deliveries: interviews, activities, deadlines. */
export function datesOf(deliveries: readonly Delivery[]): OwnDate[] {
  return deliveries.map(dateOf).filter((date) => date !== undefined);
}

/**
 * The other dates that conflict with a time of one delivery, those at the same time first. Days are those of the
 * portal's zone.
 */
export function clashesOf(
  slot: { startsAt: string; endsAt: string },
  dates: readonly OwnDate[],
  ownDeliveryId: string,
): Clash[] {
  const [start, end] = [Date.parse(slot.startsAt), Date.parse(slot.endsAt)];
  if (Number.isNaN(start) || Number.isNaN(end)) return [];
  const clashes = dates.flatMap((date): Clash[] => {
    const [from, to] = [Date.parse(date.startsAt), Date.parse(date.endsAt)];
    if (date.deliveryId === ownDeliveryId || Number.isNaN(from) || Number.isNaN(to)) return [];
    if (date.kind !== 'deadline' && from < end && start < to) return [{ how: 'overlap', date }];
    return portalDay(from) === portalDay(start) ? [{ how: 'sameDay', date }] : [];
  });
  const rank = ({ how }: Clash) => (how === 'overlap' ? 0 : 1);
  return clashes.sort(
    (a, b) => rank(a) - rank(b) || Date.parse(a.date.startsAt) - Date.parse(b.date.startsAt),
  );
}
