import type { DeliveryDraft, TargetKind, WizardPage, WizardStepKey } from '@/services/types';
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
  kind: TargetKind;
  limit: DeliveryDraft['limit'];
  /** Opens a new draft in place of one that was deleted. */
  beginAnew: () => void;
}

/** The current step. */
export default function Steps(props: StepsProps) {
  const { wizard, saving, draft, page, step, kind, limit, beginAnew } = props;
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
          kind={kind}
          onCorrect={go}
          onRefresh={refresh}
          onProblems={(list) => saving.show(list, page)}
          onAnew={beginAnew}
        />
      );
  }
}
