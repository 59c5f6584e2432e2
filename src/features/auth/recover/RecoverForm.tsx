import Failure from '@/components/Failure';
import PortalForm from '@/forms/PortalForm';
import { useT } from '@/hooks/useT';
import styles from '../shared/AuthForm.module.css';
import StepTitle from '../shared/StepTitle';
import PasswordStep from './PasswordStep';
import TargetStep from './TargetStep';
import type { RecoverState } from './useRecover';

/** The form over its two steps, with the mistakes of the one in view on top. */
export default function RecoverForm({ recover }: { recover: RecoverState }) {
  const t = useT();
  const { state, kept, step, rules } = recover;
  return (
    <PortalForm
      state={state}
      className={styles.form}
      label={t('recover.title')}
      initialValues={{ target: kept }}
      intro={<StepTitle title={t(`recover.step.${step}`)} />}
    >
      {step === 'target' && <TargetStep recover={recover} />}
      {step === 'password' && rules.data && <PasswordStep recover={recover} rules={rules.data} />}
      {step === 'password' && !rules.data && rules.loading && (
        <div className={styles.skeleton} aria-busy="true" />
      )}
      {step === 'password' && !rules.data && !rules.loading && (
        <Failure title={t('recover.unready')} onRetry={rules.refresh} />
      )}
    </PortalForm>
  );
}
