import { useMemoizedFn } from 'ahooks';
import { useRef, useState } from 'react';
import Failure from '@/components/Failure';
import PageHead from '@/components/PageHead';
import State from '@/components/State';
import FormFrame from '@/forms/FormFrame';
import { useFocusFallback } from '@/hooks/useFocusFallback';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import { useT } from '@/hooks/useT';
import { useTermsFailure } from '@/hooks/useTerms';
import type { ResumeEdit } from '@/services/types';
import CompletenessLine from '../editor/CompletenessLine';
import styles from '../editor/Editor.module.css';
import RestorePrompt from '../editor/RestorePrompt';
import { useResumeForm } from '../editor/useResumeForm';
import FromFile from '../read/FromFile';
import { gapsOf } from '../shared/completeness';
import { partsOfPath } from '../shared/corrections';
import { type ResumeSection, resumeSections } from '../shared/sections';
import WithResume from '../WithResume';
import GapForm from './GapForm';

/** The missing fields of all sections as forms; completeness grows as sections are saved. */
export default function Improve() {
  const t = useT();
  return (
    <>
      <PageHead title={t('resume.improve.title')} intro={t('resume.improve.intro')} />
      <WithResume>{(owner, edit) => <ImproveBody key={owner} {...{ owner, edit }} />}</WithResume>
    </>
  );
}

/** The missing fields by section; each form keeps its values while another one is saved. */
function ImproveBody({ owner, edit }: { owner: string; edit: ResumeEdit }) {
  const t = useT();
  const { resume } = edit;
  const state = useResumeForm(owner, edit);
  const terms = useTermsFailure();
  const gaps = gapsOf(resume);
  const isInside = useMemoizedFn(() => !state.hasUnsaved());
  const question = useLeaveGuard(state.isDirty, 'resume.leave.hint', isInside);
  const [saved, setSaved] = useState<ResumeSection>();
  const top = useRef<HTMLDivElement>(null);
  useFocusFallback(top, [gaps.length, ...state.offers.map(({ key }) => key)].join());
  return (
    <>
      {question}
      {/* A saved form disappears from the list, so the focus moves to this message. */}
      <div ref={top} tabIndex={-1} className="landing">
        <CompletenessLine percent={resume.completeness} />
        <p role="status" className="quiet">
          {saved && t('resume.improve.saved', { name: t(saved.labelKey), count: gaps.length })}
        </p>
      </div>
      {gaps.length > 0 && (
        <FromFile state={state} only={[...new Set(gaps.map(({ section }) => section))]} />
      )}
      <RestorePrompt state={state} />
      {terms.hasFailed && gaps.length > 0 && (
        <Failure title={t('common.choices.failed')} onRetry={terms.retry} />
      )}
      <div className={styles.list}>
        {gaps.length === 0 && (
          <State
            title={t('resume.improve.done')}
            hint={t('resume.improve.doneHint')}
            action={{ label: t('resume.view.title'), to: '/resumeview' }}
            role="status"
          />
        )}
        <FormFrame {...state.frame} className={styles.list}>
          {resumeSections.map((section) => {
            const own = gaps.filter((gap) => gap.section === section.key);
            if (own.length === 0) return null;
            return (
              <GapForm
                // Another row with missing fields needs a new form.
                key={`${section.key}/${partsOfPath(own[0]?.field ?? '').row}`}
                section={section}
                gaps={own}
                resume={resume}
                state={state}
                onSaved={() => setSaved(section)}
              />
            );
          })}
        </FormFrame>
      </div>
    </>
  );
}
