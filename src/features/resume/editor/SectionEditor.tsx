import { history } from '@umijs/max';
import { useMemoizedFn } from 'ahooks';
import type { RefObject } from 'react';
import UnstoredNotice from '@/components/UnstoredNotice';
import { useFaults } from '@/forms/useFaults';
import { useT } from '@/hooks/useT';
import type { Resume } from '@/services/types';
import { hasUploads } from '@/utils/upload/runningUploads';
import { unstoredLabelKeys } from '../drafts';
import { gapsOf, sectionStateOf } from '../shared/completeness';
import type { EditorEntrance } from '../shared/entrances';
import { type ResumeSection, resumeSections } from '../shared/sections';
import { isSameValue, type SectionValue, sectionValue, withSection } from '../values';
import ConflictChoice from './ConflictChoice';
import styles from './Editor.module.css';
import SectionCard from './SectionCard';
import SectionFooter from './SectionFooter';
import { useConflictChoice } from './useConflictChoice';
import type { Corrections } from './useCorrections';
import type { ResumeFormState } from './useResumeForm';
import { useSectionSave } from './useSectionSave';

interface SectionEditorProps {
  section: ResumeSection;
  value: SectionValue;
  /** The résumé on the server. */
  resume: Resume;
  state: ResumeFormState;
  entrance: EditorEntrance;
  card: RefObject<HTMLElement | null>;
  /** The corrections of a returned delivery. */
  corrections: Corrections | undefined;
}

/** One section with saving: the card, a conflict to resolve, what is missing, the buttons. */
export default function SectionEditor(props: SectionEditorProps) {
  const { section, value, resume, state, entrance, card, corrections } = props;
  const { key } = section;
  const t = useT();
  const faults = useFaults();
  state.changes.useSubscription(faults.clearFaults);
  const saving = useSectionSave(resume, faults, (_section, sent) => state.markSaved(key, sent));
  const { isSaving } = saving;
  const choice = useConflictChoice({ section, value, resume, card }, state, saving);
  const next = resumeSections[resumeSections.indexOf(section) + 1];
  const gaps = gapsOf(withSection(resume, key, value), [key]);
  const unstored = unstoredLabelKeys(section, value, sectionValue(resume, key));
  const isSaved = ['started', 'done'].includes(sectionStateOf(resume, section));

  const save = () => saving.run(section, () => state.read(key));
  const saveAnd = async (to: string | undefined) => {
    const saved = sectionValue(resume, key);
    const isSame = !hasUploads() && isSameValue(section, state.read(key), saved);
    const isDone = isSame || (await save());
    if (isDone && to) history.push(to);
  };
  const onNext = useMemoizedFn(() => void saveAnd(next && entrance.hrefOf(next.key)));
  const onBack = useMemoizedFn(() => void saveAnd(entrance.backTo));
  const onSave = useMemoizedFn(() => void save());

  return (
    <section ref={card} className={styles.card} aria-labelledby="resume-section">
      {saving.holder}
      <h2 id="resume-section">{t(section.labelKey)}</h2>
      <UnstoredNotice names={unstored.map((labelKey) => t(labelKey))} />
      {choice && <ConflictChoice isSaving={isSaving} {...choice} />}
      <SectionCard
        section={section}
        value={value}
        state={state}
        faults={faults}
        marks={corrections?.marks}
        startAt={entrance.field}
      />
      {gaps.length > 0 && (
        <p className={styles.lead}>
          {t('resume.gaps.here', {
            count: gaps.length,
            names: gaps.map((gap) => t(gap.labelKey)).join(t('common.listSeparator')),
          })}
        </p>
      )}
      {/* While there is a conflict, the save button would overwrite the other version without a choice. */}
      {!choice && (
        <SectionFooter
          kind={entrance.kind}
          hasNext={next !== undefined}
          corrections={corrections}
          hasUnsaved={state.isDirty}
          isSaving={isSaving}
          savedAt={isSaved ? resume.updatedAt : undefined}
          isDirty={state.isUnsaved(key)}
          failure={saving.failure}
          onNext={onNext}
          onBack={onBack}
          onSave={onSave}
        />
      )}
    </section>
  );
}
