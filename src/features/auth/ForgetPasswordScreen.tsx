import { Link, useLocation } from '@umijs/max';
import { Button } from 'antd';
import ActionLink from '@/components/ActionLink';
import Failure from '@/components/Failure';
import PageHead from '@/components/PageHead';
import StepProgress from '@/components/StepProgress';
import PortalForm from '@/forms/PortalForm';
import { useT } from '@/hooks/useT';
import type { RegistRules } from '@/services/types';
import { recoverSteps } from './recover/recoverSteps';
import { type RecoverState, useRecover } from './recover/useRecover';
import AccountName from './shared/AccountName';
import styles from './shared/AuthForm.module.css';
import CodeField from './shared/CodeField';
import { TargetField } from './shared/NameFields';
import NewPassword from './shared/NewPassword';
import Puzzle from './shared/Puzzle';
import StepFoot from './shared/StepFoot';
import StepTitle from './shared/StepTitle';

/** A forgotten password: where the code goes, code and new password, done; the same whoever asks. */
export default function ForgetPasswordScreen() {
  const t = useT();
  const recover = useRecover();
  const { step } = recover;
  const redirect = new URLSearchParams(useLocation().search).get('redirect');
  const login = `/censorlogin${redirect ? `?${new URLSearchParams({ redirect })}` : ''}`;
  return (
    <div className={styles.column}>
      <PageHead title={t('recover.title')} intro={t('recover.intro')} />
      <StepProgress
        titles={recoverSteps.map((key) => t(`recover.step.${key}`))}
        current={recoverSteps.indexOf(step)}
      />
      {step === 'done' ? (
        <section className={styles.form}>
          <StepTitle title={t('recover.step.done')} isNew />
          <p className={styles.lead}>{t('recover.done')}</p>
          <ActionLink isMain to={login}>
            {t('recover.toLogin')}
          </ActionLink>
        </section>
      ) : (
        <>
          <RecoverForm recover={recover} />
          <p className={styles.ways}>
            <Link to={login}>{t('recover.backToLogin')}</Link>
          </p>
        </>
      )}
    </div>
  );
}

/** The form over its two steps, with the mistakes of the one in view on top. */
function RecoverForm({ recover }: { recover: RecoverState }) {
  const t = useT();
  const { state, kept, step, rules } = recover;
  const { data, loading, refresh } = rules;
  return (
    <PortalForm
      state={state}
      className={styles.form}
      label={t('recover.title')}
      initialValues={{ target: kept }}
      intro={<StepTitle title={t(`recover.step.${step}`)} />}
    >
      {step === 'target' && <TargetStep recover={recover} />}
      {step === 'password' && data && <PasswordStep recover={recover} rules={data} />}
      {step === 'password' && !data && loading && (
        <div className={styles.skeleton} aria-busy="true" />
      )}
      {step === 'password' && !data && !loading && (
        <Failure title={t('recover.unready')} onRetry={refresh} />
      )}
    </PortalForm>
  );
}

/** Step 1: the account's mobile number or e-mail address, and the captcha before a code is sent there. */
function TargetStep({ recover }: { recover: RecoverState }) {
  const t = useT();
  const { state, proof, haveCode } = recover;
  const { secondsLeft: seconds } = proof.sending;
  return (
    <>
      <TargetField
        label={t('recover.target')}
        hint={t('recover.target.hint')}
        autoComplete="username"
      />
      <Puzzle proof={proof} />
      <StepFoot
        label={seconds > 0 ? t('auth.code.resendIn', { seconds }) : t('auth.code.send')}
        busyLabel={t('auth.code.sending')}
        isBusy={state.isSending}
      />
      <Button type="link" className={styles.swap} onClick={haveCode}>
        {t('recover.haveCode')}
      </Button>
    </>
  );
}

/** Step 2: the code, and the password that it allows to be set. Says the same whether or not there is an account. */
function PasswordStep({ recover, rules }: { recover: RecoverState; rules: RegistRules }) {
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
