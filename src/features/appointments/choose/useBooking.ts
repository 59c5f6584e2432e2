import { useModel } from '@umijs/max';
import { useState } from 'react';
import { useLockedAction } from '@/hooks/useLockedAction';
import { isBizError, mayBeDone } from '@/request/failure';
import type { AppointmentSlot, Delivery, NotificationConfirm } from '@/services/types';
import { writeTab } from '@/utils/tabStore';
import { type NewTime, newTimeKey } from './newTime';

type BookingDone = 'booked' | 'asked';

interface Booking {
  delivery: Delivery;
  onChanged: (delivery: Delivery) => void;
  /** Reads the delivery again, silently. */
  onRenew: () => Promise<Delivery | undefined>;
}

/**
 * Books an interview time or asks for another one. Each is sent once, and the result is found out even if the answer is
 * lost. Rejects with any other failure, which the form shows.
 */
export function useBooking({ delivery, onChanged, onRenew }: Booking) {
  const { confirm } = useModel('notice');
  const [isSending, setSending] = useState(false);
  // Of the last action: the chosen time is full, or the delivery's status has changed meanwhile.
  const [problem, setProblem] = useState<{ taken?: AppointmentSlot; isMoved?: boolean }>({});
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
    slot?: AppointmentSlot,
  ) => {
    setSending(true);
    setProblem({});
    try {
      const answer = await confirm({ notificationIds, ...body }, { skipErrorHandler: true });
      if (answer.delivery) onChanged(answer.delivery);
      finish(outcome);
    } catch (failure) {
      const { errorCode, fieldErrors } = isBizError(failure) ? failure.info : {};
      const isGone = fieldErrors?.some(({ field }) => field === 'slotId');
      if (slot && (errorCode === 'SLOT_TAKEN' || isGone)) {
        setProblem({ taken: slot });
        return;
      }
      const now = mayBeDone(failure) ? await onRenew().catch(() => undefined) : undefined;
      if (now && hasArrived(now)) finish(outcome);
      else if (now && (errorCode === 'NOT_ALLOWED' || now.status !== delivery.status))
        setProblem({ isMoved: true });
      else throw failure;
    } finally {
      setSending(false);
    }
  };

  const book = useLockedAction((slot: AppointmentSlot) =>
    send({ slotId: slot.id }, 'booked', (now) => now.appointment?.slotId === slot.id, slot),
  );

  const ask = useLockedAction(({ reason, preferred }: NewTime) =>
    send(
      { reschedule: { reason, preferred: preferred || undefined } },
      'asked',
      (now) => now.status === 'rescheduling',
    ),
  );

  return { book, ask, isSending, problem, done };
}
