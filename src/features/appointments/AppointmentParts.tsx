import { Alert } from 'antd';
import { useEffect, useRef } from 'react';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { getAppointmentSlots } from '@/services/content';
import type { Delivery } from '@/services/types';
import styles from './Appointment.module.css';
import AppointmentFacts from './AppointmentFacts';
import Clashes from './Clashes';
import NewTimeForm from './choose/NewTimeForm';
import SlotForm from './choose/SlotForm';
import { useBooking } from './choose/useBooking';
import { clashesOf, type OwnDate } from './dates';
import type { AppointmentStanding } from './standing';

interface AppointmentPartsProps {
  delivery: Delivery;
  standing: Exclude<AppointmentStanding, 'none'>;
  dates: readonly OwnDate[];
  onChanged: (delivery: Delivery) => void;
  onRenew: () => Promise<Delivery | undefined>;
}

/** What an interview needs where it stands: the times to choose from, or when and where it is, and the way to another time. */
export default function AppointmentParts(props: AppointmentPartsProps) {
  const { delivery, standing, dates, onChanged, onRenew } = props;
  const t = useT();
  const { appointment, id } = delivery;
  const arrangeId = appointment?.appointmentTimeArrangeId ?? '';
  const slots = useCall(() => getAppointmentSlots(arrangeId), {
    ready: standing === 'choose',
    refreshDeps: [arrangeId],
  });
  const { book, ask, isSending, problem, done } = useBooking({
    delivery,
    onChanged,
    onRenew,
    onTaken: slots.refresh,
  });
  const result = useRef<HTMLParagraphElement>(null);
  const isSettled =
    (done === 'booked' && standing === 'coming') || (done === 'asked' && standing === 'waiting');
  useEffect(() => {
    if (isSettled) result.current?.focus();
  }, [isSettled]);
  const hasTime = Boolean(appointment?.slotId);
  const canAsk = standing === 'choose' || standing === 'late' || standing === 'coming';

  return (
    <>
      <p ref={result} tabIndex={-1} className={styles.standing} data-done={isSettled || undefined}>
        {t(isSettled ? `appointments.done.${done}` : `appointments.standing.${standing}`)}
      </p>
      {problem?.kind === 'moved' && (
        <Alert type="error" showIcon title={t('appointments.problem.moved')} />
      )}
      {standing === 'choose' && (
        <SlotForm
          deliveryId={id}
          dueAt={delivery.nextAction?.dueAt}
          slots={slots}
          dates={dates}
          taken={problem?.kind === 'taken' ? problem.slot : undefined}
          isSending={isSending}
          onBook={book}
        />
      )}
      {appointment && (
        <AppointmentFacts
          delivery={delivery}
          appointment={appointment}
          isPast={standing === 'past'}
        >
          {standing === 'coming' && <Clashes clashes={clashesOf(appointment, dates, id)} />}
        </AppointmentFacts>
      )}
      {canAsk && (
        <NewTimeForm
          deliveryId={id}
          hasTime={hasTime}
          isOpenAtFirst={standing === 'late'}
          isSending={isSending}
          onAsk={ask}
        />
      )}
    </>
  );
}
