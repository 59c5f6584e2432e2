import { useLocation } from '@umijs/max';
import { useCallback, useId } from 'react';
import ErrorSummary from '@/components/ErrorSummary';
import PrivacyLink from '@/components/PrivacyLink';
import RichText from '@/components/RichText';
import SubmitButton from '@/components/SubmitButton';
import SchemaField from '@/components/schema/SchemaField';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import type { RegistrationForm as Form } from '@/services/types';
import styles from './Registration.module.css';
import { useRegistration } from './useRegistration';

interface RegistrationFormProps {
  form: Form;
  onSent: (receiptNumber: string) => void;
}

/** The fields that the server describes, sent encrypted; a mistake stands at its field and in the summary. */
export default function RegistrationForm({ form, onSent }: RegistrationFormProps) {
  const t = useT();
  const formId = useId();
  const { termsOf } = useTerms();
  const { pathname } = useLocation();
  const { values, errors, whole, attempt, isDirty, isSending, change, send } = useRegistration(
    form,
    onSent,
  );
  const isInside = useCallback((path: string) => path === pathname, [pathname]);
  const question = useLeaveGuard(isDirty, isInside, 'registration.leave.hint');
  const idOf = (name: string) => `${formId}-${name}`;
  const mistakes = form.fields.flatMap(({ name }) => {
    const message = errors[name];
    return message ? [{ message, fieldId: idOf(name) }] : [];
  });
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={form.title}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {question}
      <RichText html={form.introHtml} />
      <ErrorSummary errors={whole ? [whole, ...mistakes] : mistakes} attempt={attempt} />
      {form.fields.map((field) => (
        <SchemaField
          key={field.name}
          id={idOf(field.name)}
          field={field}
          terms={field.termKey ? termsOf(field.termKey) : undefined}
          value={values[field.name]}
          error={errors[field.name]}
          onChange={(value) => change(field.name, value)}
        />
      ))}
      <p className={styles.privacy}>
        {t('registration.privacy')} <PrivacyLink />
      </p>
      <SubmitButton
        label={t('registration.send')}
        busyLabel={t('registration.sending')}
        isBusy={isSending}
      />
    </form>
  );
}
