import SubmitButton from '@/components/SubmitButton';
import { useT } from '@/hooks/useT';
import type { RegistRules } from '@/services/types';
import AccountName from '../shared/AccountName';
import styles from '../shared/AuthForm.module.css';
import CodeInput from '../shared/CodeInput';
import NewPassword from '../shared/NewPassword';
import Puzzle from '../shared/Puzzle';
import type { RecoverState } from './useRecover';

interface PasswordStepProps {
  state: RecoverState;
  rules: RegistRules;
  idOf: (field: string) => string;
}

/** Step 2: the code, and the password that it allows to be set. Says the same whether or not there is an account. */
export default function PasswordStep({ state, rules, idOf }: PasswordStepProps) {
  const t = useT();
  const { target, values, errors, proof, isBusy, change, go, sendCode } = state;
  return (
    <>
      <p className={styles.lead}>{t('recover.neutral', { target })}</p>
      <Puzzle id={idOf('captcha')} proof={proof} />
      <CodeInput
        id={idOf('code')}
        value={values.code}
        error={errors.code ?? proof.sending.error}
        state={proof.sending}
        onChange={(code) => change('code', code)}
        onSend={() => void sendCode()}
      />
      <AccountName value={target} />
      <NewPassword
        id={idOf('newPassword')}
        label={t('password.new')}
        rule={rules.passwordRule}
        value={values.newPassword}
        error={errors.newPassword}
        onChange={(value) => change('newPassword', value)}
      />
      <div className={styles.foot}>
        <button
          type="button"
          className={styles.back}
          disabled={isBusy}
          onClick={() => go('target')}
        >
          {t('regist.previous')}
        </button>
        <SubmitButton
          label={t('recover.submit')}
          busyLabel={t('password.saving')}
          isBusy={isBusy}
        />
      </div>
    </>
  );
}
