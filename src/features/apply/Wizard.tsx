import Failure from '@/components/Failure';
import { alreadySaid } from '@/request/alreadySaid';
import type { DeliveryDraft, TargetKind } from '@/services/types';
import ApplySkeleton from './ApplySkeleton';
import StepList from './StepList';
import CheckStep from './steps/CheckStep';
import ExtraStep from './steps/ExtraStep';
import ResumeStep from './steps/ResumeStep';
import TargetStep from './steps/TargetStep';
import TargetSummary from './TargetSummary';
import { useWizard } from './useWizard';
import styles from './Wizard.module.css';
import { neighbours } from './wizardSteps';

interface WizardProps {
  applyId: string;
  kind: TargetKind;
  limit: DeliveryDraft['limit'];
}

/** The steps of an application, one group of questions at a time, with what is chosen always in view. */
export default function Wizard({ applyId, kind, limit }: WizardProps) {
  const wizard = useWizard(applyId);
  const { page, step, error, loading, refresh, go, isSaving, isMending } = wizard;
  if (error && !page) return <Failure onRetry={refresh} isRetrying={loading} />;
  if (!page || !step) return <ApplySkeleton />;

  const previous = isMending ? 'check' : neighbours(step).previous;
  const common = {
    page,
    isSaving,
    onBack: previous && (() => go(previous)),
    onSave: (answer: Parameters<typeof wizard.save>[0]) => {
      wizard.save(answer).catch(alreadySaid);
    },
  };
  return (
    <div className={styles.wizard}>
      <aside className={styles.side}>
        <StepList step={step} reached={page.currentStep} kind={kind} onGo={go} />
        <TargetSummary page={page} />
      </aside>
      <div className={styles.card}>
        {step === 'target' && <TargetStep {...common} limit={limit} />}
        {step === 'resume' && <ResumeStep {...common} onRefresh={refresh} isChecking={loading} />}
        {step === 'extra' && <ExtraStep {...common} />}
        {(step === 'check' || step === 'done') && (
          <CheckStep {...common} kind={kind} onMend={go} onRefresh={refresh} />
        )}
      </div>
    </div>
  );
}
