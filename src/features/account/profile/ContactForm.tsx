import { useId } from 'react';
import ErrorSummary from '@/components/ErrorSummary';
import Field from '@/components/Field';
import TextInput from '@/components/TextInput';
import CodeInput from '@/features/auth/shared/CodeInput';
import { tidyMobile } from '@/features/auth/shared/target';
import { useT } from '@/hooks/useT';
import styles from '../Form.module.css';
import FormButtons from '../FormButtons';
import type { Account } from '../useAccount';
import { type Contact, contactFields, useContactChange } from './useContactChange';

interface ContactFormProps {
  kind: Contact;
  account: Account;
  onClose: () => void;
}

/** A new mobile number or e-mail address, proved by a code that is sent to it. */
export default function ContactForm({ kind, account, onClose }: ContactFormProps) {
  const t = useT();
  const id = useId();
  const idOf = (field: string) => `${id}-${field}`;
  const form = useContactChange(kind, account, onClose);
  const { values, errors, change, code } = form;
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t(`account.${kind}.change`)}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <ErrorSummary errors={form.mistakes(contactFields, idOf)} attempt={form.attempt} />
      <Field
        id={idOf('value')}
        label={t(`account.${kind}.new`)}
        hint={t(`account.${kind}.hint`)}
        error={errors.value ?? code.error}
        isRequired
      >
        {(control) => (
          <TextInput
            {...control}
            type={kind === 'mobile' ? 'tel' : 'email'}
            name={kind}
            inputMode={kind === 'mobile' ? 'numeric' : 'email'}
            autoComplete={kind === 'mobile' ? 'tel-national' : 'email'}
            autoCapitalize="off"
            spellCheck={false}
            maxLength={100}
            value={values.value}
            onChange={(event) => change('value', tidyMobile(event.target.value))}
          />
        )}
      </Field>
      <CodeInput
        id={idOf('code')}
        value={values.code}
        error={errors.code}
        state={code}
        onChange={(value) => change('code', value)}
        onSend={form.sendCode}
      />
      <FormButtons
        submitLabel={t(`account.${kind}.change`)}
        isSubmitting={form.isSubmitting}
        onCancel={onClose}
      />
    </form>
  );
}
