import { useModel } from '@umijs/max';
import { useLockFn } from 'ahooks';
import { useState } from 'react';
import { isBizError, mayBeDone } from '@/request/failure';
import type { AppointmentSlot, Delivery, NotificationConfirm } from '@/services/types';
import { writeTab } from '@/utils/tabStore';
import { type NewTime, newTimeKey } from './newTime';

/**
 * The problem of the last action. taken: the chosen time is full; moved: the delivery's status has changed meanwhile.
 */
type BookingProblem = { kind: 'taken'; slot: AppointmentSlot } | { kind: 'moved' };
type BookingDone = 'booked' | 'asked';

interface Booking {
  delivery: Delivery;
  onChanged: (delivery: Delivery) => void;
  /** Reads the delivery again, silently. */
  onRenew: () => Promise<Delivery | undefined>;
  /** Called when a time is full, so that the times are read again. */
  onSlotTaken: () => void;
}

/**
 * Books an interview time or asks for another one. Each is sent once, and the result is found out even if the answer is
 * lost. Rejects with any other failure, which the form shows.
 */
export function useBooking({ delivery, onChanged, onRenew, onSlotTaken }: Booking) {
  const { confirm } = useModel('notice');
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<BookingProblem>();
  const [done, setDone] = useState<BookingDone>();
  const notificationIds = [delivery.appointment?.notificationId ?? ''];

  const finish = (outcome: BookingDone) => {
    if (outcome === 'asked') writeTab(newTimeKey(delivery.id), undefined);
    setDone(outcome);
  };

  const send = async (
    body: Omit<NotificationConfirm, 'notificationIds'>,
    outcome: BookingDone,
    hasArrived: (now: Delivery) => boolean,
    owns: (failure: unknown) => boolean,
  ) => {
    setSending(true);
    setProblem(undefined);
    try {
      const answer = await confirm({ notificationIds, ...body }, { skipErrorHandler: true });
      if (answer.delivery) onChanged(answer.delivery);
      finish(outcome);
    } catch (failure) {
      if (owns(failure)) return;
      const code = isBizError(failure) ? failure.info.errorCode : undefined;
      const now = mayBeDone(failure) ? await onRenew().catch(() => undefined) : undefined;
      if (now && hasArrived(now)) finish(outcome);
      else if (now && (code === 'NOT_ALLOWED' || now.status !== delivery.status))
        setProblem({ kind: 'moved' });
      else throw failure;
    } finally {
      setSending(false);
    }
  };

  const book = useLockFn((slot: AppointmentSlot) =>
    send(
      { slotId: slot.id },
      'booked',
      (now) => now.appointment?.slotId === slot.id,
      (failure) => {
        const { errorCode, fieldErrors } = isBizError(failure) ? failure.info : {};
        const isGone = fieldErrors?.some(({ field }) => field === 'slotId');
        if (errorCode !== 'SLOT_TAKEN' && !isGone) return false;
        setProblem({ kind: 'taken', slot });
        onSlotTaken();
        return true;
      },
    ),
  );

  const ask = useLockFn(({ reason, preferred }: NewTime) =>
    send(
      { reschedule: { reason, preferred: preferred || undefined } },
      'asked',
      (now) => now.status === 'rescheduling',
      () => false,
    ),
  );

  return { book, ask, isSending, problem, done };
}
