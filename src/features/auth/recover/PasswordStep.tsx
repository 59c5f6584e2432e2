import { useT } from '@/hooks/useT';
import type { RegistRules } from '@/services/types';
import AccountName from '../shared/AccountName';
import styles from '../shared/AuthForm.module.css';
import CodeField from '../shared/CodeField';
import NewPassword from '../shared/NewPassword';
import Puzzle from '../shared/Puzzle';
import StepFoot from '../shared/StepFoot';
import type { RecoverState } from './useRecover';

interface PasswordStepProps {
  recover: RecoverState;
  rules: RegistRules;
}

/** Step 2: the code, and the password that it allows to be set. Says the same whether or not there is an account. */
export default function PasswordStep({ recover, rules }: PasswordStepProps) {
  const t = useT();
  const { state, target, proof, turnTo, sendCode } = recover;
  return (
    <>
      <p className={styles.lead}>{t('recover.neutral', { target })}</p>
      <Puzzle proof={proof} />
      <CodeField sending={{ ...proof.sending, onSend: () => void sendCode() }} />
      <AccountName value={target} />
      <NewPassword name="newPassword" label={t('password.new')} rule={rules.passwordRule} />
      <StepFoot
        label={t('recover.submit')}
        busyLabel={t('password.saving')}
        isBusy={state.isSending}
        onBack={() => turnTo('target')}
      />
    </>
  );
}
