import { useLocation } from '@umijs/max';
import { Button } from 'antd';
import { useCallback, useId } from 'react';
import ErrorSummary from '@/components/ErrorSummary';
import PrivacyLink from '@/components/PrivacyLink';
import RichText from '@/components/RichText';
import SubmitButton from '@/components/SubmitButton';
import { unkeptLabels } from '@/components/schema/fieldRest';
import SchemaField from '@/components/schema/SchemaField';
import UnkeptNote from '@/components/UnkeptNote';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import { useUser } from '@/hooks/useUser';
import type { RegistrationForm as Form } from '@/services/types';
import styles from './Registration.module.css';
import type { LeftOver } from './useLeftOver';
import { useRegistration } from './useRegistration';

interface RegistrationFormProps {
  form: Form;
  /** What an earlier visit left of it. */
  leftOver: LeftOver | undefined;
  onSent: (receiptNumber: string) => void;
}

/** The fields that the server describes, sent encrypted; a mistake stands at its field and in the summary. */
export default function RegistrationForm({ form, leftOver, onSent }: RegistrationFormProps) {
  const t = useT();
  const formId = useId();
  const { termsOf } = useTerms();
  const { pathname } = useLocation();
  const state = useRegistration(form, leftOver, onSent);
  const { values, errors, whole, attempt, isDirty, isSending, change, send } = state;
  const isVisitor = useUser() === undefined;
  const isInside = useCallback((path: string) => path === pathname, [pathname]);
  const question = useLeaveGuard(
    isDirty,
    isInside,
    `registration.leave.${isVisitor ? 'visitor' : 'person'}`,
  );
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
      {state.isRestored && (
        <div className={styles.restored} role="status">
          <span>{t('registration.draft.restored')}</span>
          <Button onClick={state.discard}>{t('registration.draft.discard')}</Button>
        </div>
      )}
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
      <UnkeptNote names={unkeptLabels(form.fields, values, form.values)} />
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
