import { useState } from 'react';
import BusyButton from '@/components/BusyButton';
import FormField from '@/forms/FormField';
import { errorsAt, errorsOfServer } from '@/forms/fieldErrors';
import PortalForm from '@/forms/PortalForm';
import { usePortalForm } from '@/forms/usePortalForm';
import { useT } from '@/hooks/useT';
import { useValidation } from '@/hooks/useValidation';
import type { Delivery } from '@/services/types';
import { writeTab } from '@/utils/tabStore';
import styles from './Choose.module.css';
import { type NewTime, newTimeKey, storedNewTime } from './newTime';

interface NewTimeFormProps {
  delivery: Delivery;
  isOpenAtFirst: boolean;
  isSending: boolean;
  onAsk: (wish: NewTime) => Promise<void>;
}

/** Greatest number of characters. */
const maxLength = { reason: 200, preferred: 100 };

/**
 * The form that asks the employer for another interview time, with a reason. The tab stores the text until it is sent.
 */
export default function NewTimeForm(props: NewTimeFormProps) {
  const { delivery, isOpenAtFirst, isSending, onAsk } = props;
  const t = useT();
  const check = useValidation();
  // A booked time stays valid until the employer has answered.
  const way = delivery.appointment?.slotId ? 'move' : 'other';
  const [begun] = useState(() => storedNewTime(delivery.id));
  // Open when a reload has restored text.
  const [isOpen] = useState(isOpenAtFirst || begun.reason !== '' || begun.preferred !== '');
  const label = t('appointments.newTime.reason');
  const state = usePortalForm<NewTime>({
    id: 'newTime',
    check: ({ reason, preferred }) =>
      errorsAt({
        reason: check(label, reason, { required: true, max: maxLength.reason }),
        preferred: check(t('appointments.newTime.preferred'), preferred, {
          max: maxLength.preferred,
        }),
      }),
    send: ({ reason, preferred }) => onAsk({ reason: reason.trim(), preferred: preferred.trim() }),
    errorsOf: (error) =>
      errorsOfServer(error).map((fieldError) => ({
        ...fieldError,
        path: fieldError.path?.replace('reschedule.', ''),
      })),
    onChange: (wish) => writeTab(newTimeKey(delivery.id), wish),
  });

  return (
    <details
      className={`${styles.newTime} surface`}
      style={{ padding: '16px var(--inset)' }}
      open={isOpen || undefined}
    >
      <summary>{t(`appointments.newTime.${way}`)}</summary>
      <PortalForm
        isBasic
        state={state}
        className={styles.form}
        initialValues={begun}
        intro={<p className="quiet">{t(`appointments.newTime.${way}Hint`)}</p>}
      >
        <FormField
          field={{
            name: 'reason',
            type: 'textarea',
            label,
            isRequired: true,
            maxLength: maxLength.reason,
          }}
        />
        <FormField
          field={{
            name: 'preferred',
            type: 'text',
            label: t('appointments.newTime.preferred'),
            hint: t('appointments.newTime.preferredHint'),
          }}
        />
        <BusyButton size="large" htmlType="submit" isBusy={isSending || state.isSending}>
          {t('appointments.newTime.send')}
        </BusyButton>
      </PortalForm>
    </details>
  );
}
