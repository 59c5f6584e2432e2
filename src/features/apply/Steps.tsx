import type { DeliveryDraft, WizardPage, WizardStepKey } from '@/services/types';
import type { useStepDraft } from './stepDraft';
import CheckStep from './steps/CheckStep';
import ExtraStep from './steps/ExtraStep';
import ResumeStep from './steps/ResumeStep';
import TargetStep from './steps/TargetStep';
import type { useStepSave } from './useStepSave';
import type { StepAnswer, useWizard } from './useWizard';
import { neighbours } from './wizardSteps';

interface StepsProps {
  wizard: ReturnType<typeof useWizard>;
  saving: ReturnType<typeof useStepSave>;
  draft: ReturnType<typeof useStepDraft>;
  page: WizardPage;
  step: WizardStepKey;
  limit: DeliveryDraft['limit'];
}

/** The current step. */
export default function Steps(props: StepsProps) {
  const { wizard, saving, draft, page, step, limit } = props;
  const { refresh, loading, isCorrecting, go } = wizard;
  const previous = isCorrecting ? 'check' : neighbours(step).previous;
  const common = {
    page,
    isSaving: saving.isSaving,
    failure: saving.failure,
    onBack: previous && (() => go(previous)),
    onSave: (answer: StepAnswer) => void saving.save(answer),
  };
  const checking = { onRefresh: refresh, isChecking: loading };
  switch (step) {
    case 'target':
      return <TargetStep {...common} {...checking} limit={limit} />;
    case 'resume':
      return <ResumeStep {...common} {...checking} />;
    case 'extra':
      return <ExtraStep {...common} draft={draft} problems={saving.problems} />;
    default:
      return (
        <CheckStep
          {...common}
          onCorrect={go}
          onProblems={(list) => saving.show(list, page)}
          onRefused={saving.refuse}
          onNewer={wizard.mutate}
        />
      );
  }
}
