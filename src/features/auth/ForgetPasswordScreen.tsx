import { Link } from '@umijs/max';
import { Button } from 'antd';
import ActionLink from '@/components/ActionLink';
import AsyncContent from '@/components/AsyncContent';
import PageHead from '@/components/PageHead';
import Sentence from '@/components/Sentence';
import StepProgress from '@/components/StepProgress';
import PortalForm from '@/forms/PortalForm';
import { useT } from '@/hooks/useT';
import type { RegistRules } from '@/services/types';
import styles from './parts/AuthForm.module.css';
import CaptchaStep from './parts/CaptchaStep';
import NewPassword from './parts/NewPassword';
import StepButtons from './parts/StepButtons';
import StepTitle from './parts/StepTitle';
import { useWayBack } from './parts/useWayBack';
import { recoverSteps } from './recover/recoverSteps';
import { type RecoverState, useRecover } from './recover/useRecover';
import AccountName from './shared/AccountName';
import AuthField from './shared/AuthField';

/**
 * Password recovery: the address for the code, then code and new password, then the result. Shows the same for every
 * address.
 */
export default function ForgetPasswordScreen() {
  const t = useT();
  const recover = useRecover();
  const { step } = recover;
  const login = `/censorlogin${useWayBack().query}`;
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
          <p style={{ margin: 0 }}>{t('recover.done')}</p>
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

/** The form of both steps, with the errors of the current one. */
function RecoverForm({ recover }: { recover: RecoverState }) {
  const t = useT();
  const { state, initial, step, rules } = recover;
  return (
    <PortalForm
      isBasic
      state={state}
      className={styles.form}
      label={t('recover.title')}
      initialValues={initial}
      refusedTitle={t('regist.refused')}
      intro={<StepTitle title={t(`recover.step.${step}`)} />}
    >
      {step === 'target' && <TargetStep recover={recover} />}
      {step === 'password' && (
        <AsyncContent
          data={rules.data}
          request={rules}
          failureTitle={t('recover.unready')}
          skeleton={<div className="bone" style={{ height: 96 }} />}
        >
          {(known) => <PasswordStep recover={recover} rules={known} />}
        </AsyncContent>
      )}
    </PortalForm>
  );
}

/** Step 1: the account's mobile number or e-mail address, and a captcha before the code is sent. */
function TargetStep({ recover }: { recover: RecoverState }) {
  const t = useT();
  const { state, proof, haveCode } = recover;
  const { secondsLeft: seconds } = proof.sending;
  return (
    <>
      <AuthField
        kind="target"
        label={t('recover.target')}
        hint={t('recover.target.hint')}
        autoComplete="username"
      />
      <CaptchaStep proof={proof} />
      <StepButtons
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

/** Step 2: the code and the new password. The texts do not reveal whether the account exists. */
function PasswordStep({ recover, rules }: { recover: RecoverState; rules: RegistRules }) {
  const t = useT();
  const { state, target, proof, turnTo, sendCode } = recover;
  return (
    <>
      <p style={{ margin: 0 }}>
        <Sentence id="recover.neutral" values={{ target }} />
      </p>
      <CaptchaStep proof={proof} />
      <AuthField kind="code" sending={{ ...proof.sending, onSend: () => void sendCode() }} />
      <AccountName value={target} />
      <NewPassword rule={rules.passwordRule} />
      <StepButtons
        label={t('recover.submit')}
        busyLabel={t('password.saving')}
        isBusy={state.isSending}
        onBack={() => turnTo('target')}
      />
    </>
  );
}
