import Sentence from '@/components/Sentence';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import type { TextKey } from '@/locales/keys';
import AccountName from './AccountName';
import AuthField from './AuthField';
import type { OwnerProof } from './useOwnerProof';

interface OwnerFieldsProps {
  proof: OwnerProof;
  passwordHint?: string;
  /** Says where the code goes. */
  sentTo: TextKey;
}

/** The password; for an account without one, a code to its own number or address, until it has been taken. */
export default function OwnerFields({ proof, passwordHint, sentTo }: OwnerFieldsProps) {
  const t = useT();
  const loginName = useUser()?.loginName ?? '';
  const { hasPassword, target, labels, sending } = proof;
  return (
    <>
      <AccountName value={loginName} />
      {hasPassword && <AuthField kind="password" label={t(labels.password)} hint={passwordHint} />}
      {target && proof.isCodeAsked() && (
        <>
          <p className="quiet">
            <Sentence id={sentTo} values={{ target: target.masked }} />
          </p>
          <AuthField kind="code" name="ownCode" label={t(labels.code)} sending={sending} />
        </>
      )}
    </>
  );
}
