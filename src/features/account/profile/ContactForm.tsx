import Sentence from '@/components/Sentence';
import AccountName from '@/features/auth/shared/AccountName';
import CodeField from '@/features/auth/shared/CodeField';
import PasswordField from '@/features/auth/shared/PasswordField';
import FormField from '@/forms/FormField';
import PortalForm from '@/forms/PortalForm';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import { tidyMobile } from '@/utils/formats';
import styles from '../Form.module.css';
import FormButtons from '../FormButtons';
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
  const loginName = useUser()?.loginName ?? '';
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
      {account.info.hasPassword && (
        <>
          <AccountName value={loginName} />
          <PasswordField
            name="password"
            label={t('auth.login.password')}
            hint={t('account.owner.hint')}
          />
        </>
      )}
      {proof.target && (
        <FormField
          field={{
            name: 'ownCode',
            type: 'code',
            label: t('account.owner.code'),
            hint: (
              <Sentence id="account.unsubscribe.codeTo" values={{ target: proof.target.masked }} />
            ),
            isRequired: true,
            sending: proof.sending,
          }}
        />
      )}
      <FormButtons
        submitLabel={t(`account.${kind}.change`)}
        isSubmitting={state.isSending}
        onCancel={onClose}
      />
    </PortalForm>
  );
}
