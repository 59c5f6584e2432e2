import { useNavigate } from '@umijs/max';
import { Alert, Checkbox } from 'antd';
import { type FormEvent, useState } from 'react';
import RichText from '@/components/RichText';
import shared from '@/components/shared.module.css';
import ErrorSummary from '@/forms/ErrorSummary';
import { controlId } from '@/forms/fieldSpec';
import { useT } from '@/hooks/useT';
import type { ApplyResult, WizardPage } from '@/services/types';
import { changedAnswers } from '../saveFailure';
import { useSubmit } from '../useSubmit';
import styles from '../Wizard.module.css';
import WizardFooter, { type StepProps } from '../WizardFooter';
import { fieldsOf, sentQuery } from '../wizardSteps';
import Answers from './Answers';

const tickId = controlId('apply', 'declared');

/**
 * Step 4: all answers with links to their steps, the declaration, and sending. An application is sent once, and the
 * result is found out even if the answer is lost.
 */
export default function CheckStep({ wizard, saving, page }: StepProps) {
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
    wizard.mutate(newer);
  };
  const { submit, isSending, error, doubt } = useSubmit(page, saving, sent, renew);
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
  const errors = isUndeclared ? [{ message: t('apply.declared.required'), path: 'declared' }] : [];

  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <h2>{t('apply.step.check')}</h2>
      <p className="quiet">{t('apply.check.lead')}</p>
      <ErrorSummary formId="apply" attempt={attempt} errors={errors} />
      <Answers page={page} onCorrect={(step) => wizard.go(step, 'check')} />
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
        wizard={wizard}
        saving={{ isSaving: isSending, failure: error }}
        label={t(`apply.submit.${page.kind}`)}
        message={message}
      />
    </form>
  );
}
