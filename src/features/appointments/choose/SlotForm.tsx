import { ProForm } from '@ant-design/pro-components';
import { useLayoutEffect, useRef } from 'react';
import BusyButton from '@/components/BusyButton';
import shared from '@/components/shared.module.css';
import PortalForm from '@/forms/PortalForm';
import { usePortalForm } from '@/forms/usePortalForm';
import { useDateText } from '@/hooks/useDateText';
import { useT } from '@/hooks/useT';
import type { AppointmentSlot, Delivery } from '@/services/types';
import type { OwnDate } from '../dates';
import styles from './Choose.module.css';
import SlotList from './SlotList';
import { seatsOf, useSlots } from './useSlots';

interface SlotFormProps {
  delivery: Delivery;
  dates: readonly OwnDate[];
  /** The chosen time, when it was full at the moment of booking. */
  taken?: AppointmentSlot;
  isSending: boolean;
  onBook: (slot: AppointmentSlot) => Promise<void>;
}

/** The form to choose an interview time; conflicts with other dates are shown before the choice. */
export default function SlotForm({ delivery, dates, taken, isSending, onBook }: SlotFormProps) {
  const t = useT();
  const { exact } = useDateText();
  const notice = useRef<HTMLParagraphElement>(null);
  const slots = useSlots(delivery.appointment?.appointmentTimeArrangeId ?? '');
  const free = slots.data?.filter((slot) => seatsOf(slot) === 'left') ?? [];
  const chosenOf = (slotId: string | undefined) => free.find(({ id }) => id === slotId);

  const state = usePortalForm<{ slotId?: string }>({
    id: 'slot',
    check: ({ slotId }) => {
      const isMissing = free.length > 0 && !chosenOf(slotId);
      return isMissing ? [{ path: 'slotId', message: t('appointments.slot.missing') }] : [];
    },
    send: async ({ slotId }) => {
      const chosen = chosenOf(slotId);
      if (chosen) await onBook(chosen);
    },
  });
  const { replace } = state;
  const { refresh } = slots;
  useLayoutEffect(() => {
    if (!taken) return;
    replace({});
    refresh();
    notice.current?.focus();
  }, [taken, replace, refresh]);

  return (
    <PortalForm
      isBasic
      state={state}
      className={styles.form}
      intro={
        taken && (
          <p ref={notice} tabIndex={-1} className={shared.problem} role="alert">
            {t('appointments.problem.taken', { at: exact(taken.startsAt) })}
          </p>
        )
      }
    >
      <ProForm.Item name="slotId" noStyle>
        <SlotList slots={slots} delivery={delivery} dates={dates} />
      </ProForm.Item>
      <BusyButton type="primary" size="large" htmlType="submit" isBusy={isSending}>
        {t('appointments.book')}
      </BusyButton>
    </PortalForm>
  );
}
