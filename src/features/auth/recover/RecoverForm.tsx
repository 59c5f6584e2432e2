import { useId } from 'react';
import ErrorSummary from '@/components/ErrorSummary';
import Failure from '@/components/Failure';
import { useT } from '@/hooks/useT';
import styles from '../shared/AuthForm.module.css';
import StepTitle from '../shared/StepTitle';
import PasswordStep from './PasswordStep';
import TargetStep from './TargetStep';
import type { RecoverState } from './useRecover';

/** The form of the step in view, with its mistakes on top. */
export default function RecoverForm({ state }: { state: RecoverState }) {
  const t = useT();
  const formId = useId();
  const { step, rules, attempt, submit } = state;
  const idOf = (field: string) => `${formId}-${field}`;
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t('recover.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <StepTitle title={t(`recover.step.${step}`)} />
      <ErrorSummary
        errors={state.mistakes(step === 'target' ? ['target'] : ['code', 'newPassword'], idOf)}
        attempt={attempt}
      />
      {step === 'target' && <TargetStep state={state} idOf={idOf} />}
      {step === 'password' && rules.data && (
        <PasswordStep state={state} rules={rules.data} idOf={idOf} />
      )}
      {step === 'password' && !rules.data && rules.loading && (
        <div className={styles.skeleton} aria-busy="true" />
      )}
      {step === 'password' && !rules.data && !rules.loading && (
        <Failure title={t('recover.unready')} onRetry={rules.refresh} />
      )}
    </form>
  );
}
