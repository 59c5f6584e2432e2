import { ProForm } from '@ant-design/pro-components';
import { useLayoutEffect, useRef } from 'react';
import BusyButton from '@/components/BusyButton';
import shared from '@/components/shared.module.css';
import PortalForm from '@/forms/PortalForm';
import { usePortalForm } from '@/forms/usePortalForm';
import { useDateText } from '@/hooks/useDateText';
import { useT } from '@/hooks/useT';
import type { AppointmentSlot } from '@/services/types';
import { serverNow } from '@/utils/serverClock';
import type { OwnDate } from '../dates';
import styles from './Choose.module.css';
import SlotList, { type Slots } from './SlotList';

interface SlotFormProps {
  deliveryId: string;
  dueAt?: string;
  slots: Slots;
  dates: readonly OwnDate[];
  /** The chosen time, when it was full at the moment of booking. */
  taken?: AppointmentSlot;
  isSending: boolean;
  onBook: (slot: AppointmentSlot) => Promise<void>;
}

/** Whether a time can be chosen: the server has named it, it has free seats and has not started. */
function isFree({ id, remaining, startsAt }: AppointmentSlot): boolean {
  return Boolean(id) && remaining > 0 && Date.parse(startsAt) > serverNow();
}

/** The form to choose an interview time; conflicts with other dates are shown before the choice. */
export default function SlotForm(props: SlotFormProps) {
  const { deliveryId, dueAt, slots, dates, taken, isSending, onBook } = props;
  const t = useT();
  const { exact } = useDateText();
  const notice = useRef<HTMLParagraphElement>(null);
  const free = slots.data?.filter(isFree) ?? [];
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
  useLayoutEffect(() => {
    if (!taken) return;
    replace({});
    notice.current?.focus();
  }, [taken, replace]);

  return (
    <PortalForm
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
        <SlotList slots={slots} firstFree={free[0]} dueAt={dueAt} clashes={{ dates, deliveryId }} />
      </ProForm.Item>
      <BusyButton type="primary" size="large" htmlType="submit" isBusy={isSending}>
        {t('appointments.book')}
      </BusyButton>
    </PortalForm>
  );
}
