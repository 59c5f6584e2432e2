import { Tag } from 'antd';
import { useT } from '@/hooks/useT';
import Editable from '../Editable';
import type { Account } from '../useAccount';
import ContactForm from './ContactForm';
import type { Contact } from './useContactChange';

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
