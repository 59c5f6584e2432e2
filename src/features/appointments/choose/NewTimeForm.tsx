import { useState } from 'react';
import BusyButton from '@/components/BusyButton';
import FormField from '@/forms/FormField';
import { faultsAt } from '@/forms/faults';
import PortalForm from '@/forms/PortalForm';
import { usePortalForm } from '@/forms/usePortalForm';
import { useT } from '@/hooks/useT';
import { useValidation } from '@/hooks/useValidation';
import { writeTab } from '@/utils/tabStore';
import styles from './Choose.module.css';
import { keptNewTime, type NewTime, newTimeKey } from './newTime';

interface NewTimeFormProps {
  deliveryId: string;
  /** A time is booked: it stays until the unit has answered. */
  hasTime: boolean;
  isOpenAtFirst: boolean;
  isSending: boolean;
  onAsk: (wish: NewTime) => Promise<void>;
}

/** Characters. */
const most = { reason: 200, preferred: 100 };

/** Asks the unit for another interview time, with the reason; what is typed stays until it was sent. */
export default function NewTimeForm(props: NewTimeFormProps) {
  const { deliveryId, hasTime, isOpenAtFirst, isSending, onAsk } = props;
  const t = useT();
  const check = useValidation();
  const [begun] = useState(() => keptNewTime(deliveryId));
  // What was typed before a reload is in view again.
  const [isOpen] = useState(isOpenAtFirst || begun.reason !== '' || begun.preferred !== '');
  const labels = {
    reason: t('appointments.newTime.reason'),
    preferred: t('appointments.newTime.preferred'),
  };
  const state = usePortalForm<NewTime>({
    id: 'newTime',
    check: ({ reason }) =>
      faultsAt({ reason: check(labels.reason, reason, { required: true, max: most.reason }) }),
    send: ({ reason, preferred }) => onAsk({ reason: reason.trim(), preferred: preferred.trim() }),
    onChange: (wish) => writeTab(newTimeKey(deliveryId), wish),
  });

  return (
    <details className={styles.newTime} open={isOpen || undefined}>
      <summary>{t(hasTime ? 'appointments.newTime.move' : 'appointments.newTime.other')}</summary>
      <PortalForm
        state={state}
        className={styles.form}
        initialValues={begun}
        intro={
          <p className="quiet">
            {t(hasTime ? 'appointments.newTime.moveHint' : 'appointments.newTime.otherHint')}
          </p>
        }
      >
        <FormField
          field={{
            name: 'reason',
            type: 'textarea',
            label: labels.reason,
            isRequired: true,
            maxLength: most.reason,
          }}
        />
        <FormField
          field={{
            name: 'preferred',
            type: 'text',
            label: labels.preferred,
            hint: t('appointments.newTime.preferredHint'),
            maxLength: most.preferred,
          }}
        />
        <BusyButton size="large" htmlType="submit" isBusy={isSending || state.isSending}>
          {t('appointments.newTime.send')}
        </BusyButton>
      </PortalForm>
    </details>
  );
}
