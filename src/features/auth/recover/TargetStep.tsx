import SubmitButton from '@/components/SubmitButton';
import { useT } from '@/hooks/useT';
import styles from '../shared/AuthForm.module.css';
import Puzzle from '../shared/Puzzle';
import TargetField from '../shared/TargetField';
import type { RecoverState } from './useRecover';

interface TargetStepProps {
  state: RecoverState;
  idOf: (field: string) => string;
}

/** Step 1: the account's mobile number or e-mail address, and the captcha before a code is sent there. */
export default function TargetStep({ state, idOf }: TargetStepProps) {
  const t = useT();
  const { values, errors, proof, isBusy, change, haveCode } = state;
  const { secondsLeft } = proof.sending;
  return (
    <>
      <TargetField
        id={idOf('target')}
        label={t('recover.target')}
        hint={t('recover.target.hint')}
        autoComplete="username"
        value={values.target}
        error={errors.target ?? proof.sending.error}
        onChange={(target) => change('target', target)}
      />
      <Puzzle id={idOf('captcha')} proof={proof} />
      <div className={styles.foot}>
        <SubmitButton
          label={
            secondsLeft > 0
              ? t('auth.code.resendIn', { seconds: secondsLeft })
              : t('auth.code.send')
          }
          busyLabel={t('auth.code.sending')}
          isBusy={isBusy}
        />
      </div>
      <button type="button" className={styles.swap} onClick={haveCode}>
        {t('recover.haveCode')}
      </button>
    </>
  );
}
