import { Navigate } from '@umijs/max';
import type { ComponentType } from 'react';
import Failure from '@/components/Failure';
import SideLayout, { SideSkeleton } from '@/components/SideLayout';
import StepProgress from '@/components/StepProgress';
import { useFocusFallback } from '@/hooks/useFocusFallback';
import { useSectionFocus } from '@/hooks/useSectionFocus';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import type { DeliveryDraft, WizardStepKey } from '@/services/types';
import RefusalNotice from './RefusalNotice';
import { applyRefusalOf } from './refusal';
import StepConflictChoice from './StepConflictChoice';
import { stepOfProblem } from './saveFailure';
import { useStepDraft } from './stepDraft';
import CheckStep from './steps/CheckStep';
import ExtraStep from './steps/ExtraStep';
import ResumeStep from './steps/ResumeStep';
import TargetStep from './steps/TargetStep';
import TargetSummary from './TargetSummary';
import { useStepSave } from './useStepSave';
import { useWizard } from './useWizard';
import styles from './Wizard.module.css';
import type { StepProps } from './WizardFooter';
import { fieldsOf, sentQuery, stepKeys } from './wizardSteps';

const views: Record<Exclude<WizardStepKey, 'done'>, ComponentType<StepProps>> = {
  target: TargetStep,
  resume: ResumeStep,
  extra: ExtraStep,
  check: CheckStep,
};

interface WizardProps extends Pick<DeliveryDraft, 'applyId' | 'limit'> {
  /** Opens a new draft in place of one that was deleted. */
  onAnew: () => void;
}

/** The steps of an application, one group of questions at a time; the target stays visible. */
export default function Wizard({ applyId, limit, onAnew }: WizardProps) {
  const t = useT();
  const wizard = useWizard(applyId);
  const { page, step, error, loading, refresh, go } = wizard;
  const owner = useUser()?.loginName ?? '';
  const draft = useStepDraft(owner, applyId, page && fieldsOf(page));
  const saving = useStepSave(wizard, draft);
  const card = useSectionFocus<HTMLDivElement>(step);
  useFocusFallback(card, saving.conflict);

  if (error && !page) return <Failure error={error} onRetry={refresh} isRetrying={loading} />;
  // The application was sent from another window: this one shows its number and asks nothing more.
  if (page?.currentStep === 'done') {
    return <Navigate replace to={{ search: sentQuery(applyId) }} state={{ step: 'done' }} />;
  }
  if (!page || !step || step === 'done' || !draft.isReady) {
    return <SideSkeleton side={5} card={6} />;
  }
  const { conflict, refused } = saving;
  const refusal = applyRefusalOf(refused);
  const Step = views[step];
  const at = stepKeys.indexOf(step);
  const reached = stepKeys.indexOf(page.currentStep);
  return (
    <SideLayout
      side={
        <div className={styles.form}>
          <StepProgress
            isVertical
            label={t('apply.steps.label')}
            titles={stepKeys.map((key) =>
              t(key === 'target' ? `apply.step.target.${page.kind}` : `apply.step.${key}`),
            )}
            current={at}
            // The steps that the application has reached can be opened again.
            canGo={(to) => to < at || (to <= reached && stepKeys[to] !== 'done')}
            onGo={(to) => stepKeys[to] && go(stepKeys[to])}
          />
          <TargetSummary page={page} />
        </div>
      }
    >
      <div ref={card} className={styles.card}>
        {/* The choice is asked at the step of its answers. */}
        {conflict && step === stepOfProblem(conflict.newer, conflict.names[0] ?? '') && (
          <StepConflictChoice
            conflict={conflict}
            isSaving={saving.isSaving}
            onChoose={saving.choose}
          />
        )}
        {refusal ? (
          <RefusalNotice
            refusal={refusal}
            error={refused}
            kind={page.kind}
            targetId={page.targetId}
            onOtherSession={() => {
              refresh();
              go('target', 'check');
            }}
            onAnew={() => {
              go('target');
              onAnew();
            }}
          />
        ) : (
          <Step
            // A form begins anew with another version; the last look keeps what it says about it.
            key={step === 'check' ? step : page.version}
            {...{ wizard, saving, draft, page, limit }}
          />
        )}
      </div>
    </SideLayout>
  );
}
