import { Link, useAccess } from '@umijs/max';
import { Tag } from 'antd';
import { useState } from 'react';
import { editorHrefAt } from '@/features/resume/shared/entrances';
import { useT } from '@/hooks/useT';
import Editable from '../Editable';
import type { Account } from '../useAccount';
import ContactForm from './ContactForm';
import type { Contact } from './useContactCall';

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
