import { Button } from 'antd';
import { useT } from '@/hooks/useT';
import styles from '../shared/AuthForm.module.css';
import Puzzle from '../shared/Puzzle';
import StepFoot from '../shared/StepFoot';
import TargetField from '../shared/TargetField';
import type { RecoverState } from './useRecover';

/** Step 1: the account's mobile number or e-mail address, and the captcha before a code is sent there. */
export default function TargetStep({ recover }: { recover: RecoverState }) {
  const t = useT();
  const { state, proof, haveCode } = recover;
  const { secondsLeft } = proof.sending;
  return (
    <>
      <TargetField
        label={t('recover.target')}
        hint={t('recover.target.hint')}
        autoComplete="username"
      />
      <Puzzle proof={proof} />
      <StepFoot
        label={
          secondsLeft > 0 ? t('auth.code.resendIn', { seconds: secondsLeft }) : t('auth.code.send')
        }
        busyLabel={t('auth.code.sending')}
        isBusy={state.isSending}
      />
      <Button type="link" className={styles.swap} onClick={haveCode}>
        {t('recover.haveCode')}
      </Button>
    </>
  );
}
