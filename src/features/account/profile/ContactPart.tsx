import { Tag } from 'antd';
import CodeField from '@/features/auth/shared/CodeField';
import { tidyMobile } from '@/features/auth/shared/target';
import FormField from '@/forms/FormField';
import PortalForm from '@/forms/PortalForm';
import { useT } from '@/hooks/useT';
import Editable from '../Editable';
import styles from '../Form.module.css';
import FormButtons from '../FormButtons';
import type { Account } from '../useAccount';
import { type Contact, useContactChange } from './useContactChange';

interface ContactPartProps {
  kind: Contact;
  account: Account;
}

/** The mobile number or the e-mail address, masked, and the form that changes it. */
export default function ContactPart({ kind, account }: ContactPartProps) {
  const t = useT();
  const { info } = account;
  const current = info[kind];
  const isVerified = kind === 'mobile' ? info.mobileVerified : info.emailVerified;
  return (
    <Editable
      value={
        current ? (
          <>
            {current}{' '}
            <Tag color={isVerified ? 'success' : 'warning'}>
              {t(isVerified ? 'account.verified' : 'account.unverified')}
            </Tag>
          </>
        ) : (
          <span className="quiet">{t(`account.${kind}.none`)}</span>
        )
      }
      action={t(current ? `account.${kind}.change` : `account.${kind}.add`)}
    >
      {(close) => <ContactForm kind={kind} account={account} onClose={close} />}
    </Editable>
  );
}

interface ContactFormProps extends ContactPartProps {
  onClose: () => void;
}

/** A new mobile number or e-mail address, proved by a code that is sent to it. */
function ContactForm({ kind, account, onClose }: ContactFormProps) {
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
