import { Alert } from 'antd';
import { useEffect, useRef } from 'react';
import { useT } from '@/hooks/useT';
import type { Delivery } from '@/services/types';
import styles from './Appointment.module.css';
import AppointmentFacts from './AppointmentFacts';
import { type AppointmentState, isOver } from './appointmentState';
import Clashes from './Clashes';
import NewTimeForm from './choose/NewTimeForm';
import SlotForm from './choose/SlotForm';
import { useBooking } from './choose/useBooking';
import { clashesOf, type OwnDate } from './dates';
import DeviceCheckButton from './meeting/DeviceCheckButton';

interface AppointmentPartsProps {
  delivery: Delivery;
  state: Exclude<AppointmentState, 'none'>;
  dates: readonly OwnDate[];
  onChanged: (delivery: Delivery) => void;
  onRenew: () => Promise<Delivery | undefined>;
}

/**
 * The parts of an interview for its status: the times to choose from, or time and place, and the form for another time.
 */
export default function AppointmentParts(props: AppointmentPartsProps) {
  const { delivery, state, dates, onChanged, onRenew } = props;
  const t = useT();
  const { appointment } = delivery;
  const { book, ask, isSending, problem, done } = useBooking({ delivery, onChanged, onRenew });
  const result = useRef<HTMLParagraphElement>(null);
  const isDone =
    (done === 'booked' && state === 'coming') || (done === 'asked' && state === 'waiting');
  useEffect(() => {
    if (isDone) result.current?.focus();
  }, [isDone]);
  const canAsk = state === 'choose' || state === 'late' || state === 'coming';

  return (
    <>
      <p ref={result} tabIndex={-1} className={styles.status} data-done={isDone || undefined}>
        {t(isDone ? `appointments.done.${done}` : `appointments.standing.${state}`)}
      </p>
      {problem.isMoved && <Alert type="error" showIcon title={t('appointments.problem.moved')} />}
      {state === 'choose' && (
        <SlotForm
          delivery={delivery}
          dates={dates}
          taken={problem.taken}
          isSending={isSending}
          onBook={book}
        />
      )}
      {appointment && (
        <div className="surface" style={{ padding: '16px var(--inset)' }}>
          <AppointmentFacts delivery={delivery} appointment={appointment} isPast={isOver(state)}>
            {state === 'coming' && <Clashes clashes={clashesOf(appointment, dates, delivery.id)} />}
          </AppointmentFacts>
          {appointment.online && state === 'coming' && <DeviceCheckButton />}
        </div>
      )}
      {canAsk && (
        <NewTimeForm
          delivery={delivery}
          isOpenAtFirst={state === 'late'}
          isSending={isSending}
          onAsk={ask}
        />
      )}
    </>
  );
}
