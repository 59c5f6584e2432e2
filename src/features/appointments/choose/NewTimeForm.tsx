import { type FormEvent, useId, useState } from 'react';
import BusyButton from '@/components/BusyButton';
import ErrorSummary from '@/components/ErrorSummary';
import Field from '@/components/Field';
import TextArea from '@/components/TextArea';
import TextInput from '@/components/TextInput';
import { useT } from '@/hooks/useT';
import { useTabState } from '@/hooks/useTabState';
import { useValidation } from '@/hooks/useValidation';
import styles from './Choose.module.css';
import { isNewTime, type NewTime, newTimeKey } from './newTime';

interface NewTimeFormProps {
  deliveryId: string;
  /** A time is booked: it stays until the unit has answered. */
  hasTime: boolean;
  isOpenAtFirst: boolean;
  isSending: boolean;
  onAsk: (wish: NewTime) => Promise<void>;
}

const nothing: NewTime = { reason: '', preferred: '' };
/** Characters. */
const most = { reason: 200, preferred: 100 };

/** Asks the unit for another interview time, with the reason; what is typed stays until it was sent. */
export default function NewTimeForm(props: NewTimeFormProps) {
  const { deliveryId, hasTime, isOpenAtFirst, isSending, onAsk } = props;
  const t = useT();
  const violation = useValidation();
  const reasonId = useId();
  const [wish, setWish] = useTabState(newTimeKey(deliveryId), nothing, isNewTime);
  // What was typed before a reload is in view again.
  const [isOpen] = useState(isOpenAtFirst || wish.reason !== '' || wish.preferred !== '');
  const [attempt, setAttempt] = useState(0);
  const label = t('appointments.newTime.reason');
  const mistake = violation(label, wish.reason, { required: true, max: most.reason });
  const error = attempt > 0 ? mistake : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (!mistake) void onAsk({ reason: wish.reason.trim(), preferred: wish.preferred.trim() });
  };

  return (
    <details className={styles.newTime} open={isOpen || undefined}>
      <summary>{t(hasTime ? 'appointments.newTime.move' : 'appointments.newTime.other')}</summary>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.secondary}>
          {t(hasTime ? 'appointments.newTime.moveHint' : 'appointments.newTime.otherHint')}
        </p>
        <ErrorSummary
          attempt={attempt}
          errors={error ? [{ message: error, fieldId: reasonId }] : []}
        />
        <Field label={label} id={reasonId} error={error} isRequired>
          {(control) => (
            <TextArea
              {...control}
              maxLength={most.reason}
              value={wish.reason}
              onChange={({ target }) => setWish({ ...wish, reason: target.value })}
            />
          )}
        </Field>
        <Field
          label={t('appointments.newTime.preferred')}
          hint={t('appointments.newTime.preferredHint')}
          isOptional
        >
          {(control) => (
            <TextInput
              {...control}
              maxLength={most.preferred}
              value={wish.preferred}
              onChange={({ target }) => setWish({ ...wish, preferred: target.value })}
            />
          )}
        </Field>
        <BusyButton size="large" htmlType="submit" isBusy={isSending}>
          {t('appointments.newTime.send')}
        </BusyButton>
      </form>
    </details>
  );
}
