import { Link, useAccess } from '@umijs/max';
import { Tag } from 'antd';
import { useState } from 'react';
import AuthField from '@/features/auth/shared/AuthField';
import OwnerFields from '@/features/auth/shared/OwnerFields';
import { editorHrefAt } from '@/features/resume/shared/entrances';
import { useT } from '@/hooks/useT';
import Editable from '../Editable';
import EditForm from '../EditForm';
import type { Account } from '../useAccount';
import type { Contact } from './useContactCall';
import { useContactChange } from './useContactChange';

interface ContactPartProps {
  kind: Contact;
  account: Account;
}

/** The masked mobile number or e-mail address, and the form to change it. */
export default function ContactPart({ kind, account }: ContactPartProps) {
  const t = useT();
  const { info } = account;
  const current = info[kind];
  const { canUseCandidateScreens } = useAccess();
  const [isChanged, setChanged] = useState(false);
  const isVerified = kind === 'mobile' ? info.mobileVerified : info.emailVerified;
  return (
    <>
      <Editable
        value={
          current ? (
            <>
              <bdi>{current}</bdi>{' '}
              <Tag key={String(isVerified)} color={isVerified ? 'success' : 'warning'}>
                {t(isVerified ? 'account.verified' : 'account.unverified')}
              </Tag>
            </>
          ) : (
            <span className="quiet">{t(`account.${kind}.none`)}</span>
          )
        }
        action={t(current ? `account.${kind}.change` : `account.${kind}.add`)}
      >
        {(close) => (
          <ContactForm
            kind={kind}
            account={account}
            onClose={close}
            onChanged={() => {
              setChanged(true);
              close();
            }}
          />
        )}
      </Editable>
      {isChanged && kind === 'mobile' && canUseCandidateScreens && (
        <Link to={editorHrefAt('basic.mobile')}>{t('account.mobile.toResume')}</Link>
      )}
    </>
  );
}

interface ContactFormProps extends ContactPartProps {
  onClose: () => void;
  onChanged: () => void;
}

/** The form for a new mobile number or e-mail address, confirmed by a code that is sent to it. */
function ContactForm({ kind, account, onClose, onChanged }: ContactFormProps) {
  const t = useT();
  const { state, sending, proof } = useContactChange(kind, account, onChanged);
  const action = t(`account.${kind}.change`);
  return (
    <EditForm isBasic state={state} label={action} submitLabel={action} onCancel={onClose}>
      <AuthField
        kind={kind}
        name="value"
        label={t(`account.${kind}.new`)}
        hint={t(`account.${kind}.hint`)}
        hasFocus
      />
      <AuthField kind="code" sending={sending} />
      <OwnerFields
        proof={proof}
        passwordHint={t('account.owner.hint')}
        sentTo="account.unsubscribe.codeTo"
      />
    </EditForm>
  );
}
