import shared from '@/components/shared.module.css';
import AccountName from '@/features/auth/shared/AccountName';
import CodeField from '@/features/auth/shared/CodeField';
import PasswordField from '@/features/auth/shared/PasswordField';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import type { useUnsubscribe } from './useUnsubscribe';

interface ProofFieldProps {
  hasPassword: boolean;
  unsubscribing: ReturnType<typeof useUnsubscribe>;
}

/** The password; a code to the account's own number or address where there is none (contract: userinfo/unsubscribe). */
export default function ProofField({ hasPassword, unsubscribing }: ProofFieldProps) {
  const t = useT();
  const loginName = useUser()?.loginName ?? '';
  const { target, sending } = unsubscribing;
  if (hasPassword) {
    return (
      <>
        <AccountName value={loginName} />
        <PasswordField name="password" label={t('auth.login.password')} />
      </>
    );
  }
  if (!target) return <p className={shared.problem}>{t('account.unsubscribe.noTarget')}</p>;
  return (
    <>
      <p className="quiet">{t('account.unsubscribe.codeTo', { target: target.masked })}</p>
      <CodeField sending={sending} />
    </>
  );
}
