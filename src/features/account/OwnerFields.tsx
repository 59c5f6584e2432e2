import Sentence from '@/components/Sentence';
import AccountName from '@/features/auth/shared/AccountName';
import CodeField from '@/features/auth/shared/CodeField';
import PasswordField from '@/features/auth/shared/PasswordField';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import type { OwnerProof } from './useOwnerProof';

interface OwnerFieldsProps {
  proof: OwnerProof;
  passwordHint?: string;
}

/** The password; for an account without one, a code to its own number or address. */
export default function OwnerFields({ proof, passwordHint }: OwnerFieldsProps) {
  const t = useT();
  const loginName = useUser()?.loginName ?? '';
  const { hasPassword, target, codeLabel, sending } = proof;
  if (hasPassword) {
    return (
      <>
        <AccountName value={loginName} />
        <PasswordField name="password" label={t('auth.login.password')} hint={passwordHint} />
      </>
    );
  }
  if (!target) return null;
  return (
    <>
      <p className="quiet">
        <Sentence id="account.unsubscribe.codeTo" values={{ target: target.masked }} />
      </p>
      <CodeField name="ownCode" label={t(codeLabel)} sending={sending} />
    </>
  );
}
