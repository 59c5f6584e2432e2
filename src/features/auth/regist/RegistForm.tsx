import { useId } from 'react';
import ErrorSummary from '@/components/ErrorSummary';
import SubmitButton from '@/components/SubmitButton';
import { useT } from '@/hooks/useT';
import type { RegistRules } from '@/services/types';
import AccountName from '../shared/AccountName';
import styles from '../shared/AuthForm.module.css';
import NewPassword from '../shared/NewPassword';
import StepTitle from '../shared/StepTitle';
import AccountStep from './AccountStep';
import AgreementStep from './AgreementStep';
import { fieldsOf } from './checkRegist';
import { registSteps } from './registSteps';
import type { RegistState } from './useRegist';

/** The form of the step in view; every step but the last is left without a call that writes. */
export default function RegistForm({ state, rules }: { state: RegistState; rules: RegistRules }) {
  const t = useT();
  const formId = useId();
  const { step, way, values, errors, attempt, isBusy, change, go, submit } = state;
  const idOf = (field: string) => `${formId}-${field}`;
  const before = registSteps[registSteps.indexOf(step) - 1];
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t('regist.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <StepTitle title={t(`regist.step.${step}`)} />
      <ErrorSummary
        errors={state.mistakes(fieldsOf(step, way), idOf)}
        attempt={attempt}
        title={state.refusal && t('regist.refused')}
      />
      {step === 'agreement' && (
        <AgreementStep texts={state.texts} agreed={state.agreed} onAgree={state.agree} />
      )}
      {step === 'account' && <AccountStep state={state} rules={rules} idOf={idOf} />}
      {step === 'password' && (
        <>
          <AccountName value={values.loginName} />
          <NewPassword
            id={idOf('password')}
            label={t('auth.login.password')}
            rule={rules.passwordRule}
            value={values.password}
            error={errors.password}
            onChange={(value) => change('password', value)}
          />
        </>
      )}
      <div className={styles.foot}>
        {before && (
          <button
            type="button"
            className={styles.back}
            disabled={isBusy}
            onClick={() => go(before)}
          >
            {t('regist.previous')}
          </button>
        )}
        <SubmitButton
          label={t(step === 'password' ? 'regist.submit' : 'regist.next')}
          busyLabel={t(step === 'password' ? 'regist.submitting' : 'regist.checking')}
          isBusy={isBusy}
        />
      </div>
    </form>
  );
}
