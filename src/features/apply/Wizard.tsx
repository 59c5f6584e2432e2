import { useNavigate } from '@umijs/max';
import { Flex } from 'antd';
import { type RefObject, useEffect, useRef } from 'react';
import Failure from '@/components/Failure';
import StepProgress from '@/components/StepProgress';
import { Deadline } from '@/components/Time';
import { useT } from '@/hooks/useT';
import { useUser } from '@/hooks/useUser';
import type { DeliveryDraft, TargetKind, WizardPage, WizardStepKey } from '@/services/types';
import ApplySkeleton from './ApplySkeleton';
import RefusalNotice from './RefusalNotice';
import { refusalOf } from './refusal';
import StepConflictChoice from './StepConflictChoice';
import Steps from './Steps';
import { useStepDraft } from './stepDraft';
import { useStepSave } from './useStepSave';
import { useWizard } from './useWizard';
import styles from './Wizard.module.css';
import { fieldsOf, sentSearch, stepKeys } from './wizardSteps';

interface WizardProps {
  applyId: string;
  kind: TargetKind;
  limit: DeliveryDraft['limit'];
}

/** The steps of an application, one group of questions at a time, with what is chosen always in view. */
export default function Wizard({ applyId, kind, limit }: WizardProps) {
  const t = useT();
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
  const at = stepKeys.indexOf(step);
  const reached = stepKeys.indexOf(page.currentStep);
  return (
    <div className={styles.wizard}>
      <aside className={styles.side}>
        <StepProgress
          isVertical
          label={t('apply.steps.label')}
          titles={stepKeys.map((key) =>
            t(key === 'target' ? `apply.step.target.${kind}` : `apply.step.${key}`),
          )}
          current={at}
          // As far as the application has come, earlier steps can be returned to.
          canGo={(to) => to < at || (to <= reached && stepKeys[to] !== 'done')}
          onGo={(to) => stepKeys[to] && go(stepKeys[to])}
        />
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

/** What is being applied for, in view at every step. */
function TargetSummary({ page }: { page: WizardPage }) {
  const { position, activity } = page.target;
  const session = activity?.sessions.find(({ id }) => id === page.sessionId);
  return (
    <Flex vertical gap={4} align="flex-start" className={styles.summary}>
      <strong lang="zh-CN">{position?.name ?? activity?.title}</strong>
      {position && <span lang="zh-CN">{position.enterpriseName}</span>}
      <span lang="zh-CN">{position?.regionName ?? session?.label ?? activity?.place}</span>
      {position && <Deadline value={position.closesAt} />}
      {activity && <Deadline value={activity.enrolTo} />}
    </Flex>
  );
}

/**
 * A ref for what holds the steps: after going to another step its heading takes the focus and comes into view, unless
 * the step itself has put the focus somewhere, such as on what is to be mended.
 */
function useStepFocus(step: WizardStepKey | undefined): RefObject<HTMLDivElement | null> {
  const card = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    const isFirst = shown.current === undefined;
    if (shown.current === step) return;
    shown.current = step;
    if (isFirst || card.current?.contains(document.activeElement)) return;
    const heading = card.current?.querySelector('h2');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  return card;
}
