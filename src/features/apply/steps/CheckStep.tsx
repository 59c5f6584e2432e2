import { useNavigate } from '@umijs/max';
import { Alert, Checkbox } from 'antd';
import { type FormEvent, useState } from 'react';
import RichText from '@/components/RichText';
import shared from '@/components/shared.module.css';
import FaultSummary from '@/forms/FaultSummary';
import { controlId } from '@/forms/fieldSpec';
import { useT } from '@/hooks/useT';
import type { ApplyResult, FieldError, WizardPage, WizardStepKey } from '@/services/types';
import { changedAnswers } from '../saveFailure';
import { useSubmit } from '../useSubmit';
import styles from '../Wizard.module.css';
import WizardFooter from '../WizardFooter';
import { fieldsOf, sentQuery } from '../wizardSteps';
import Answers from './Answers';
import type { StepProps } from './TargetStep';

const tickId = controlId('apply', 'declared');

interface CheckStepProps extends StepProps {
  onCorrect: (step: WizardStepKey, back: 'check') => void;
  /** Called when the server finds errors in an earlier step. */
  onProblems: (list: readonly FieldError[]) => void;
  /** Called when the application cannot be sent at all. */
  onRefused: (error: unknown) => void;
  /** Called with the page when another window has saved other answers. */
  onNewer: (newer: WizardPage) => void;
}

/**
 * Step 4: all answers with links to their steps, the declaration, and sending. An application is sent once, and the
 * result is found out even if the answer is lost.
 */
export default function CheckStep(props: CheckStepProps) {
  const { page, onBack, onCorrect, onProblems, onRefused, onNewer } = props;
  const t = useT();
  const navigate = useNavigate();
  const [isDeclared, setDeclared] = useState(false);
  const [attempt, setAttempt] = useState(0);
  /** The labels of the answers that another window has changed since the last look. */
  const [renewed, setRenewed] = useState('');
  const sent = (result?: ApplyResult) =>
    navigate(
      { search: sentQuery(page.applyId) },
      { replace: true, state: { nextStep: result?.nextStep, expectedBy: result?.expectedBy } },
    );
  const renew = (newer: WizardPage) => {
    const names = changedAnswers(page, newer);
    const labels = fieldsOf(newer).flatMap(({ name, label }) =>
      names.includes(name) ? [label] : [],
    );
    if (names.includes('sessionId')) labels.unshift(t('apply.session.label'));
    setRenewed(labels.join(t('common.listSeparator')));
    // What was agreed to was about other answers.
    setDeclared(false);
    setAttempt(0);
    onNewer(newer);
  };
  const { submit, isSending, error, doubt } = useSubmit(page, sent, onProblems, onRefused, renew);
  const isUndeclared = attempt > 0 && !isDeclared;

  const send = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    setRenewed('');
    if (isDeclared) void submit();
  };
  const message = renewed ? (
    <Alert
      type="warning"
      showIcon
      title={
        <>
          {t('apply.submit.newer')}
          <span lang="zh-CN">{renewed}</span>
        </>
      }
    />
  ) : (
    doubt && <Alert type="error" showIcon title={t(`apply.submit.${doubt}`)} />
  );
  const faults = isUndeclared ? [{ message: t('apply.declared.required'), path: 'declared' }] : [];

  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <h2>{t('apply.step.check')}</h2>
      <p className="quiet">{t('apply.check.lead')}</p>
      <FaultSummary formId="apply" attempt={attempt} faults={faults} />
      <Answers page={page} onCorrect={(step) => onCorrect(step, 'check')} />
      <section aria-label={t('apply.declaration')} className={styles.declaration}>
        <RichText html={page.declarationHtml} />
      </section>
      <div>
        <Checkbox
          id={tickId}
          className={styles.tick}
          checked={isDeclared}
          aria-invalid={isUndeclared || undefined}
          aria-describedby={isUndeclared ? `${tickId}_help` : undefined}
          onChange={({ target }) => setDeclared(target.checked)}
        >
          {t('apply.declared')}
        </Checkbox>
        {isUndeclared && (
          <p id={`${tickId}_help`} className={shared.problem}>
            {t('apply.declared.required')}
          </p>
        )}
      </div>
      <WizardFooter
        onBack={onBack}
        isSaving={isSending}
        label={t(`apply.submit.${page.kind}`)}
        failure={error}
        message={message}
      />
    </form>
  );
}
