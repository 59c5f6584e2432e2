import CodeField from '@/features/auth/shared/CodeField';
import FormField from '@/forms/FormField';
import PortalForm from '@/forms/PortalForm';
import { useT } from '@/hooks/useT';
import { tidyMobile } from '@/utils/formats';
import styles from '../Form.module.css';
import FormButtons from '../FormButtons';
import OwnerFields from '../OwnerFields';
import type { Account } from '../useAccount';
import type { Contact } from './useContactCall';
import { useContactChange } from './useContactChange';

interface ContactFormProps {
  kind: Contact;
  account: Account;
  onClose: () => void;
  onChanged: () => void;
}

/** The form for a new mobile number or e-mail address, confirmed by a code that is sent to it. */
export default function ContactForm({ kind, account, onClose, onChanged }: ContactFormProps) {
  const t = useT();
  const { state, sending, proof } = useContactChange(kind, account, onChanged);
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
      <OwnerFields proof={proof} passwordHint={t('account.owner.hint')} />
      <FormButtons
        submitLabel={t(`account.${kind}.change`)}
        isSubmitting={state.isSending}
        onCancel={onClose}
      />
    </PortalForm>
  );
}
