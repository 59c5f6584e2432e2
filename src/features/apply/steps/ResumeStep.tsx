import type { FormEvent } from 'react';
import Failure from '@/components/Failure';
import LateBoundary from '@/components/LateBoundary';
import SkeletonLines from '@/components/SkeletonLines';
import { useResumeView } from '@/features/resume/shared/useResumeView';
import { useT } from '@/hooks/useT';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import GapList from '../GapList';
import styles from '../Wizard.module.css';
import WizardFooter, { type StepProps } from '../WizardFooter';

const ResumeReview = lazyWithRetry(
  () => import(/* webpackChunkName: "resume-review" */ './ResumeReview'),
);

/**
 * Step 2: the résumé as it will be sent. Missing fields are listed first, and the step cannot be finished without them.
 */
export default function ResumeStep({ wizard, saving, page }: StepProps) {
  const t = useT();
  const { data: resume, error, isLoading, refresh } = useResumeView();
  const hasGaps = page.gaps.length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!hasGaps) void saving.save({ values: {} });
  };
  const recheck = () => {
    wizard.refresh();
    refresh();
  };
  // A résumé is higher than the window: the buttons are at its bottom before and after loading, and do not move.
  const waiting = (
    <div style={{ minHeight: '100vh' }}>
      <SkeletonLines rows={9} />
    </div>
  );

  return (
    <form className={styles.form} onSubmit={submit}>
      <h2>{t('apply.step.resume')}</h2>
      <GapList page={page} onRecheck={recheck} isChecking={wizard.loading} />
      {error && <Failure error={error} onRetry={refresh} isRetrying={isLoading} />}
      {!resume && !error && waiting}
      {resume && (
        <>
          <p className="quiet">
            {t('apply.resume.completeness', { percent: resume.completeness })}
          </p>
          <LateBoundary waiting={waiting}>
            <ResumeReview page={page} resume={resume} />
          </LateBoundary>
        </>
      )}
      <WizardFooter wizard={wizard} saving={saving} gapsOf={page} />
    </form>
  );
}
