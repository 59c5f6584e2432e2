import { useNavigate } from '@umijs/max';
import { Alert, Checkbox } from 'antd';
import { type FormEvent, useState } from 'react';
import ErrorSummary from '@/components/ErrorSummary';
import RichText from '@/components/RichText';
import { useT } from '@/hooks/useT';
import type { ApplyResult, FieldError, TargetKind, WizardStepKey } from '@/services/types';
import RefusalNotice from '../RefusalNotice';
import { refusalOf } from '../refusal';
import StepFoot from '../StepFoot';
import { useSubmit } from '../useSubmit';
import styles from '../Wizard.module.css';
import { sentSearch } from '../wizardSteps';
import Answers from './Answers';
import type { StepProps } from './TargetStep';

const declaredId = 'apply-declared';

interface CheckStepProps extends StepProps {
  kind: TargetKind;
  onMend: (step: WizardStepKey, back: 'check') => void;
  onRefresh: () => void;
  /** The server found something wrong in an earlier step. */
  onProblems: (list: readonly FieldError[]) => void;
}

/** Step 4: every answer with its way back, the declaration, and sending: once, and known even if the answer is lost. */
export default function CheckStep(props: CheckStepProps) {
  const { page, kind, onBack, onMend, onRefresh, onProblems } = props;
  const t = useT();
  const navigate = useNavigate();
  const [isDeclared, setDeclared] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const sent = (result?: ApplyResult) =>
    navigate(
      { search: sentSearch(page.applyId) },
      { replace: true, state: { nextStep: result?.nextStep, expectedBy: result?.expectedBy } },
    );
  const { submit, isSending, error, doubt } = useSubmit(page, sent, onProblems);
  const isUndeclared = attempt > 0 && !isDeclared;
  const refusal = refusalOf(error);
  if (refusal) {
    const chooseAnother = () => {
      onRefresh();
      onMend('target', 'check');
    };
    return (
      <RefusalNotice
        refusal={refusal}
        error={error}
        kind={kind}
        targetId={page.targetId}
        onOtherSession={chooseAnother}
      />
    );
  }

  const send = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (isDeclared) void submit();
  };
  const problems = isUndeclared
    ? [{ message: t('apply.declared.required'), fieldId: declaredId }]
    : [];

  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <h2>{t('apply.step.check')}</h2>
      <p className="quiet">{t('apply.check.lead')}</p>
      <ErrorSummary attempt={attempt} errors={problems} />
      {doubt && <Alert type="error" showIcon title={t(`apply.submit.${doubt}`)} />}
      <Answers page={page} onMend={(step) => onMend(step, 'check')} />
      <section aria-label={t('apply.declaration')} className={styles.declaration}>
        <RichText html={page.declarationHtml} />
      </section>
      <Checkbox
        id={declaredId}
        className={styles.tick}
        checked={isDeclared}
        aria-invalid={isUndeclared || undefined}
        onChange={({ target }) => setDeclared(target.checked)}
      >
        {t('apply.declared')}
      </Checkbox>
      <StepFoot onBack={onBack} isSaving={isSending} label={t(`apply.submit.${kind}`)} />
    </form>
  );
}
