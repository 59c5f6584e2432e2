import { useLocation } from '@umijs/max';
import { type FormEvent, useState } from 'react';
import Facts from '@/components/Facts';
import Time from '@/components/Time';
import ErrorSummary from '@/forms/ErrorSummary';
import { controlId } from '@/forms/fieldSpec';
import { useT } from '@/hooks/useT';
import GapList from '../GapList';
import styles from '../Wizard.module.css';
import WizardFooter, { type StepProps } from '../WizardFooter';
import { fieldsOf } from '../wizardSteps';
import SessionList from './SessionList';

/** Step 1: confirms the target, lists what is missing in the résumé, and for an activity with sessions asks for one. */
export default function TargetStep({ wizard, saving, page, limit }: StepProps) {
  const t = useT();
  const { position, activity } = page.target;
  const sessions = activity?.sessions ?? [];
  const asked = new URLSearchParams(useLocation().search).get('session');
  const [wanted, setWanted] = useState(
    sessions.some(({ id }) => id === asked) ? asked : page.sessionId,
  );
  const [attempt, setAttempt] = useState(0);
  const session = sessions.find(({ id }) => id === wanted);
  const isTaken = session !== undefined && !(session.remaining > 0);
  const sessionId = isTaken ? undefined : session?.id;
  const hasGaps = page.gaps.length > 0;
  const required = fieldsOf(page).flatMap((field) => (field.required ? [field.label] : []));
  const isSessionMissing = sessions.length > 0 && !sessionId;
  const problem = t(isTaken ? 'apply.session.taken' : 'apply.session.required');
  const error = isTaken || (attempt > 0 && isSessionMissing) ? problem : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (!isSessionMissing && !hasGaps) void saving.save({ values: {}, sessionId });
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h2>{t(`apply.step.target.${page.kind}`)}</h2>
      {position && (
        <p className="quiet">{t('apply.limit', { used: limit.used, max: limit.max })}</p>
      )}
      <GapList page={page} onRecheck={wizard.refresh} isChecking={wizard.loading} />
      <ErrorSummary
        formId="apply"
        attempt={attempt}
        errors={error ? [{ message: error, path: 'session' }] : []}
      />
      {position && (
        <Facts
          facts={[
            { label: t('apply.fact.position'), value: position.name, lang: 'zh-CN' },
            { label: t('apply.fact.enterprise'), value: position.enterpriseName, lang: 'zh-CN' },
            { label: t('apply.fact.region'), value: position.regionName, lang: 'zh-CN' },
            {
              label: t('apply.fact.headcount'),
              value: t('apply.fact.people', { count: position.headcount }),
            },
            { label: t('apply.fact.closesAt'), value: <Time value={position.closesAt} /> },
          ]}
        />
      )}
      {sessions.length > 0 && (
        <SessionList
          id={controlId('apply', 'session')}
          error={error}
          sessions={sessions}
          value={sessionId}
          onChange={setWanted}
        />
      )}
      {!hasGaps && required.length > 0 && (
        // Names the questions of later steps, so that the person can prepare the answers.
        <p className="quiet">
          {t('apply.prepare')}
          <span lang="zh-CN">{required.join(t('common.listSeparator'))}</span>
        </p>
      )}
      <WizardFooter wizard={wizard} saving={saving} gapsOf={page} />
    </form>
  );
}
