import CodeField from '@/features/auth/shared/CodeField';
import { tidyMobile } from '@/features/auth/shared/target';
import FormField from '@/forms/FormField';
import PortalForm from '@/forms/PortalForm';
import { useT } from '@/hooks/useT';
import styles from '../Form.module.css';
import FormButtons from '../FormButtons';
import type { Account } from '../useAccount';
import { type Contact, useContactChange } from './useContactChange';

interface ContactFormProps {
  kind: Contact;
  account: Account;
  onClose: () => void;
}

/** A new mobile number or e-mail address, proved by a code that is sent to it. */
export default function ContactForm({ kind, account, onClose }: ContactFormProps) {
  const t = useT();
  const { state, sending } = useContactChange(kind, account, onClose);
  return (
    <PortalForm state={state} className={styles.form} label={t(`account.${kind}.change`)}>
      <FormField
        field={{
          name: 'value',
          type: kind,
          label: t(`account.${kind}.new`),
          hint: t(`account.${kind}.hint`),
          isRequired: true,
          inputName: kind,
          inputMode: kind === 'mobile' ? 'numeric' : 'email',
          autoComplete: kind === 'mobile' ? 'tel-national' : 'email',
          maxLength: 100,
          tidy: tidyMobile,
          hasFocus: true,
        }}
      />
      <CodeField sending={sending} />
      <FormButtons
        submitLabel={t(`account.${kind}.change`)}
        isSubmitting={state.isSending}
        onCancel={onClose}
      />
    </PortalForm>
  );
}
