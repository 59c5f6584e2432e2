import { useT } from '@/hooks/useT';
import type { TargetKind, WizardStepKey } from '@/services/types';
import styles from './StepList.module.css';
import { stepKeys } from './wizardSteps';

interface StepListProps {
  step: WizardStepKey;
  /** How far the application has come; earlier steps can be returned to. */
  reached: WizardStepKey;
  kind: TargetKind;
  onGo: (step: WizardStepKey) => void;
}

/** The five steps at the side; on a phone "step 2 of 5" with a bar. */
export default function StepList({ step, reached, kind, onGo }: StepListProps) {
  const t = useT();
  const index = stepKeys.indexOf(step);
  const reachedIndex = stepKeys.indexOf(reached);
  const title = (key: WizardStepKey) =>
    t(key === 'target' ? `apply.step.target.${kind}` : `apply.step.${key}`);
  return (
    <nav aria-label={t('apply.steps.label')}>
      <p className={styles.phone}>
        <span>{t('apply.steps.position', { step: index + 1, count: stepKeys.length })}</span>
        <strong>{title(step)}</strong>
        <progress
          className={styles.bar}
          value={index + 1}
          max={stepKeys.length}
          aria-hidden="true"
        />
      </p>
      <ol className={styles.list}>
        {stepKeys.map((key, i) => (
          <li key={key} aria-current={key === step ? 'step' : undefined}>
            {i < index || (i <= reachedIndex && key !== step && key !== 'done') ? (
              <button type="button" onClick={() => onGo(key)}>
                {title(key)}
              </button>
            ) : (
              <span>{title(key)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
