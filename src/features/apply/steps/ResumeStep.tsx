import { Tag } from 'antd';
import type { FormEvent } from 'react';
import Facts from '@/components/Facts';
import Failure from '@/components/Failure';
import type { TagTone } from '@/components/tagTone';
import {
  completenessOf,
  type SectionState,
  sectionStateOf,
} from '@/features/resume/shared/completeness';
import { resumeSections } from '@/features/resume/shared/sections';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { viewResume } from '@/services/resume';
import GapList from '../GapList';
import StepFoot from '../StepFoot';
import styles from '../Wizard.module.css';
import type { StepProps } from './TargetStep';

const tones: Record<SectionState, TagTone> = {
  untouched: 'default',
  started: 'warning',
  done: 'success',
};

interface ResumeStepProps extends StepProps {
  onRefresh: () => void;
  isChecking: boolean;
}

/** Step 2: the résumé as it would be sent; what the target still needs is listed first and blocks. */
export default function ResumeStep(props: ResumeStepProps) {
  const { page, isSaving, onBack, onSave, onRefresh, isChecking } = props;
  const t = useT();
  const { data: resume, error, loading, refresh } = useCall(() => viewResume({}));
  const hasGaps = page.gaps.length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!hasGaps) onSave({ values: {}, sessionId: page.sessionId });
  };
  const recheck = () => {
    onRefresh();
    refresh();
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <h2>{t('apply.step.resume')}</h2>
      <GapList page={page} onRecheck={recheck} isChecking={isChecking} />
      {error && <Failure onRetry={refresh} isRetrying={loading} isCompact />}
      {resume && (
        <>
          <p className="quiet">
            {t('apply.resume.completeness', { percent: completenessOf(resume) })}
          </p>
          <Facts
            columns={2}
            facts={resumeSections.map((section) => {
              const state = sectionStateOf(resume, section);
              return {
                label: t(section.labelKey),
                value: <Tag color={tones[state]}>{t(`apply.resume.state.${state}`)}</Tag>,
              };
            })}
          />
        </>
      )}
      <StepFoot onBack={onBack} isSaving={isSaving} isBlocked={hasGaps} />
    </form>
  );
}
