import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import BusyButton from '@/components/BusyButton';
import ErrorSummary from '@/components/ErrorSummary';
import Loaded from '@/components/Loaded';
import { Due } from '@/components/Time';
import { useDateText } from '@/hooks/useDateText';
import { useT } from '@/hooks/useT';
import type { AppointmentSlot } from '@/services/types';
import shared from '../Appointment.module.css';
import type { OwnDate } from '../dates';
import styles from './Choose.module.css';
import SlotOption from './SlotOption';

interface SlotFormProps {
  deliveryId: string;
  dueAt?: string;
  slots: { data?: AppointmentSlot[]; error?: Error; loading: boolean; refresh: () => void };
  dates: readonly OwnDate[];
  /** The time that was full by the time it was asked for. */
  taken?: AppointmentSlot;
  isSending: boolean;
  onBook: (slot: AppointmentSlot) => Promise<void>;
}

/** Whether a time can be chosen: seats are left, and it has not begun. */
function isFree({ remaining, startsAt }: AppointmentSlot): boolean {
  return remaining > 0 && Date.parse(startsAt) > Date.now();
}

/** The times of an interview with seats left and what they clash with, said before one is chosen. */
export default function SlotForm(props: SlotFormProps) {
  const { deliveryId, dueAt, slots, dates, taken, isSending, onBook } = props;
  const t = useT();
  const { exact } = useDateText();
  const groupId = useId();
  const notice = useRef<HTMLParagraphElement>(null);
  const [chosenId, setChosenId] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const free = slots.data?.filter(isFree) ?? [];
  const chosen = free.find((slot) => slot.id === chosenId);
  const isMissing = attempt > 0 && !chosen && !taken;
  const [first] = free;

  useLayoutEffect(() => {
    if (!taken) return;
    setChosenId(undefined);
    notice.current?.focus();
  }, [taken]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (chosen) void onBook(chosen);
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {taken && (
        <p ref={notice} tabIndex={-1} className={shared.problem} role="alert">
          {t('appointments.problem.taken', { at: exact(taken.startsAt) })}
        </p>
      )}
      <ErrorSummary
        attempt={attempt}
        errors={
          isMissing && first
            ? [{ message: t('appointments.slot.missing'), fieldId: `${groupId}-${first.id}` }]
            : []
        }
      />
      <fieldset className={styles.slots}>
        <legend>
          {t('appointments.slots')} {dueAt && <Due value={dueAt} />}
        </legend>
        <Loaded
          list={slots.data}
          skeleton={4}
          error={slots.error}
          isLoading={slots.loading}
          refresh={slots.refresh}
          failureTitle={t('appointments.slots.failed')}
          empty={{ title: t('appointments.slots.empty'), hint: t('appointments.slots.emptyHint') }}
        >
          {(list) =>
            list.map((slot) => (
              <SlotOption
                key={slot.id}
                id={`${groupId}-${slot.id}`}
                name={groupId}
                slot={slot}
                clashes={{ dates, deliveryId }}
                isChosen={slot.id === chosenId}
                onChoose={() => setChosenId(slot.id)}
              />
            ))
          }
        </Loaded>
        {slots.data && slots.data.length > 0 && !first && (
          <p className={`${shared.problem} ${styles.full}`}>{t('appointments.slots.full')}</p>
        )}
      </fieldset>
      <BusyButton type="primary" size="large" htmlType="submit" isBusy={isSending}>
        {t('appointments.book')}
      </BusyButton>
    </form>
  );
}
