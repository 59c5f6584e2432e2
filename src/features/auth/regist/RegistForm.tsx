import PortalForm from '@/forms/PortalForm';
import { useT } from '@/hooks/useT';
import type { RegistRules } from '@/services/types';
import AccountName from '../shared/AccountName';
import styles from '../shared/AuthForm.module.css';
import NewPassword from '../shared/NewPassword';
import StepFoot from '../shared/StepFoot';
import StepTitle from '../shared/StepTitle';
import AccountStep from './AccountStep';
import AgreementStep from './AgreementStep';
import { registSteps } from './registSteps';
import type { RegistState } from './useRegist';

/** The form over its steps; every step but the last is left without a call that writes. */
export default function RegistForm({ regist, rules }: { regist: RegistState; rules: RegistRules }) {
  const t = useT();
  const { state, begun, step, texts } = regist;
  const before = registSteps[registSteps.indexOf(step) - 1];
  const goBack = (to: typeof step | 'done') => {
    state.refuse([]);
    regist.go(to);
  };
  return (
    <PortalForm
      state={state}
      className={styles.form}
      label={t('regist.title')}
      initialValues={begun}
      refusedTitle={t('regist.refused')}
      intro={<StepTitle title={t(`regist.step.${step}`)} />}
    >
      {step === 'agreement' && <AgreementStep texts={texts} />}
      {step === 'account' && <AccountStep regist={regist} rules={rules} />}
      {step === 'password' && (
        <>
          <AccountName value={state.read().loginName ?? ''} />
          <NewPassword name="password" label={t('auth.login.password')} rule={rules.passwordRule} />
        </>
      )}
      <StepFoot
        label={t(step === 'password' ? 'regist.submit' : 'regist.next')}
        busyLabel={t(step === 'password' ? 'regist.submitting' : 'regist.checking')}
        isBusy={state.isSending}
        onBack={before && (() => goBack(before))}
      />
    </PortalForm>
  );
}
