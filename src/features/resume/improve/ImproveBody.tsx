import { useMemoizedFn } from 'ahooks';
import { useRef, useState } from 'react';
import Failure from '@/components/Failure';
import State from '@/components/State';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import { useT } from '@/hooks/useT';
import { useTermsFailure } from '@/hooks/useTerms';
import type { ResumeEdit } from '@/services/types';
import CompletenessLine from '../editor/CompletenessLine';
import styles from '../editor/Editor.module.css';
import RestorePrompt from '../editor/RestorePrompt';
import { useEditing } from '../editor/useEditing';
import { useKeptFocus } from '../editor/useKeptFocus';
import { gapsOf } from '../shared/completeness';
import { type ResumeSection, resumeSections } from '../shared/sections';
import { partsOfPath } from '../values';
import GapForm from './GapForm';

/** The missing fields section by section; what is typed in one is kept while another is saved. */
export default function ImproveBody({ owner, edit }: { owner: string; edit: ResumeEdit }) {
  const t = useT();
  const { resume } = edit;
  const editing = useEditing(owner, edit);
  const { drafts, offers, epoch } = editing;
  const terms = useTermsFailure();
  const gaps = gapsOf(resume);
  const isInside = useMemoizedFn(() => !editing.hasDrafts());
  const question = useLeaveGuard(editing.isDirty, isInside, 'resume.leave.hint');
  const [saved, setSaved] = useState<ResumeSection>();
  const list = useRef<HTMLDivElement>(null);
  useKeptFocus(list, `${gaps.length}/${offers.length}/${epoch}`);
  return (
    <>
      {question}
      <CompletenessLine resume={resume} />
      <p role="status" className={styles.saved}>
        {saved && t('resume.improve.saved', { name: t(saved.labelKey), count: gaps.length })}
      </p>
      <RestorePrompt
        offers={offers}
        drafts={drafts}
        onRestore={editing.restore}
        onDiscard={editing.discard}
      />
      {terms.hasFailed && gaps.length > 0 && (
        <Failure title={t('common.choices.failed')} onRetry={terms.retry} isCompact />
      )}
      <div ref={list} tabIndex={-1} className={styles.list}>
        {gaps.length === 0 && (
          <State
            title={t('resume.improve.done')}
            hint={t('resume.improve.doneHint')}
            action={{ label: t('resume.view.title'), to: '/resumeview' }}
            role="status"
          />
        )}
        {resumeSections.map((section) => {
          const own = gaps.filter((gap) => gap.section === section.key);
          if (own.length === 0) return null;
          return (
            <GapForm
              // Another row that needs something is another form.
              key={`${section.key}/${partsOfPath(own[0]?.field ?? '').row}/${epoch}`}
              section={section}
              gaps={own}
              resume={resume}
              editing={editing}
              onSaved={() => setSaved(section)}
            />
          );
        })}
      </div>
    </>
  );
}
