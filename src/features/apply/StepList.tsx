import StepProgress from '@/components/StepProgress';
import { useT } from '@/hooks/useT';
import type { TargetKind, WizardStepKey } from '@/services/types';
import { stepKeys } from './wizardSteps';

interface StepListProps {
  step: WizardStepKey;
  /** How far the application has come; earlier steps can be returned to. */
  reached: WizardStepKey;
  kind: TargetKind;
  onGo: (step: WizardStepKey) => void;
}

/** The five steps at the side. */
export default function StepList({ step, reached, kind, onGo }: StepListProps) {
  const t = useT();
  const index = stepKeys.indexOf(step);
  const reachedIndex = stepKeys.indexOf(reached);
  return (
    <StepProgress
      isVertical
      label={t('apply.steps.label')}
      titles={stepKeys.map((key) =>
        t(key === 'target' ? `apply.step.target.${kind}` : `apply.step.${key}`),
      )}
      current={index}
      canGo={(at) => at < index || (at <= reachedIndex && stepKeys[at] !== 'done')}
      onGo={(at) => stepKeys[at] && onGo(stepKeys[at])}
    />
  );
}
