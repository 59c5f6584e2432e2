import { useNavigate } from '@umijs/max';
import { useEffect } from 'react';
import Failure from '@/components/Failure';
import { useUser } from '@/hooks/useUser';
import type { DeliveryDraft, TargetKind } from '@/services/types';
import ApplySkeleton from './ApplySkeleton';
import RefusalNotice from './RefusalNotice';
import { refusalOf } from './refusal';
import StepConflictChoice from './StepConflictChoice';
import StepList from './StepList';
import Steps from './Steps';
import TargetSummary from './TargetSummary';
import { useStepDraft } from './useStepDraft';
import { useStepFocus } from './useStepFocus';
import { useStepSave } from './useStepSave';
import { useWizard } from './useWizard';
import styles from './Wizard.module.css';
import { fieldsOf, sentSearch } from './wizardSteps';

interface WizardProps {
  applyId: string;
  kind: TargetKind;
  limit: DeliveryDraft['limit'];
}

/** The steps of an application, one group of questions at a time, with what is chosen always in view. */
export default function Wizard({ applyId, kind, limit }: WizardProps) {
  const navigate = useNavigate();
  const wizard = useWizard(applyId);
  const { page, step, error, loading, refresh, go } = wizard;
  const owner = useUser()?.loginName ?? '';
  const draft = useStepDraft(owner, applyId, page && fieldsOf(page));
  const saving = useStepSave(wizard, draft.settle);
  const isSent = page?.currentStep === 'done';
  const card = useStepFocus(step);

  // Sent from another window: this one shows its number instead of asking on.
  useEffect(() => {
    if (isSent) navigate({ search: sentSearch(applyId) }, { replace: true });
  }, [isSent, applyId, navigate]);

  if (error && !page) return <Failure onRetry={refresh} isRetrying={loading} />;
  if (!page || !step || !draft.isReady || isSent) return <ApplySkeleton />;
  const { conflict, refused } = saving;
  const refusal = refusalOf(refused);
  if (refusal) {
    return <RefusalNotice refusal={refusal} error={refused} kind={kind} targetId={page.targetId} />;
  }
  return (
    <div className={styles.wizard}>
      <aside className={styles.side}>
        <StepList step={step} reached={page.currentStep} kind={kind} onGo={go} />
        <TargetSummary page={page} />
      </aside>
      <div ref={card} className={styles.card}>
        {conflict && (
          <StepConflictChoice
            conflict={conflict}
            isSaving={saving.isSaving}
            onKeepMine={() => void saving.save(conflict.mine, conflict.newer)}
            onTakeNewer={() => saving.adopt(conflict.newer)}
          />
        )}
        <Steps key={page.version} {...{ wizard, saving, draft, page, step, kind, limit }} />
      </div>
    </div>
  );
}
