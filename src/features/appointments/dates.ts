import { groupOf } from '@/features/deliveries/shared/lifecycle';
import { knownStep } from '@/features/deliveries/shared/nextStep';
import type { Delivery, NextActionType } from '@/services/types';
import { portalDay } from '@/utils/dateWords';

/** Something of one's own at a time: an interview or an activity from when to when, or until when to do something. */
export interface OwnDate {
  kind: 'interview' | 'activity' | 'deadline';
  deliveryId: string;
  /** Of what: position or activity, server text. */
  title: string;
  /** ISO 8601; a deadline is its own end. */
  startsAt: string;
  endsAt: string;
  /** What is to be done by a deadline. */
  step?: NextActionType;
}

/** A date that stands in the way of another: at the same time, or on the same day. */
export interface Clash {
  how: 'overlap' | 'sameDay';
  date: OwnDate;
}

/** Whether the delivery holds an interview time that is to come about. */
export function holdsInterview({ status, appointment }: Delivery): boolean {
  return Boolean(appointment?.slotId) && (status === 'booked' || status === 'rescheduling');
}

function dateOf(delivery: Delivery): OwnDate | undefined {
  const { id, kind, status, positionState, targetName, appointment, session, nextAction } =
    delivery;
  const facts = { deliveryId: id, title: targetName };
  if (appointment && holdsInterview(delivery)) {
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

/** What the deliveries put into one's calendar: interviews, enrolled activities, deadlines. */
export function datesOf(deliveries: readonly Delivery[]): OwnDate[] {
  return deliveries.map(dateOf).filter((date) => date !== undefined);
}

/** The dates that a time of one delivery would meet, those at the same time first; days are the portal's. */
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
