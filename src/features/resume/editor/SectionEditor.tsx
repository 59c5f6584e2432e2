import { history } from '@umijs/max';
import { useMemoizedFn } from 'ahooks';
import type { RefObject } from 'react';
import UnkeptNote from '@/components/UnkeptNote';
import { useFaults } from '@/forms/useFaults';
import { useT } from '@/hooks/useT';
import type { Resume, ResumeSectionKey } from '@/services/types';
import { unkeptLabelKeys } from '../drafts';
import { gapsOf, sectionStateOf } from '../shared/completeness';
import type { Entrance } from '../shared/entrances';
import { type ResumeSection, resumeSections } from '../shared/sections';
import { isSameValue, type SectionValue, sectionValue, withSection } from '../values';
import ConflictChoice from './ConflictChoice';
import styles from './Editor.module.css';
import SavedLine from './SavedLine';
import SectionCard from './SectionCard';
import SectionFoot from './SectionFoot';
import { useConflictChoice } from './useConflictChoice';
import { useKeptFocus } from './useKeptFocus';
import type { ResumeFormState } from './useResumeForm';
import { useSectionSave } from './useSectionSave';

interface SectionEditorProps {
  section: ResumeSection;
  value: SectionValue;
  /** The résumé as the server has it. */
  resume: Resume;
  state: ResumeFormState;
  /** Another tab has saved the section meanwhile: `resume` holds that, `value` is what was filled in here. */
  isContested: boolean;
  entrance: Entrance;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Called once the section is the server's or newer than what was filled in here. */
  onSettled: (key: ResumeSectionKey) => void;
}

/** One section with its saving: the card, a conflict to decide, what is still missing, the buttons. */
export default function SectionEditor(props: SectionEditorProps) {
  const { section, value, resume, state, isContested, entrance, heading, onSettled } = props;
  const { key } = section;
  const t = useT();
  const faults = useFaults();
  state.changes.useSubscription(faults.forgive);
  const saving = useSectionSave(resume, faults, (_section, sent) => {
    state.settle(key, sent);
    onSettled(key);
  });
  const { isSaving, settle } = saving;
  const newer = saving.conflict?.newer ?? (isContested ? resume : undefined);
  // Typing may go on beside the choice: mine is what stands there by then.
  const conflict = newer && { section, mine: value, newer };
  useKeptFocus(heading, conflict !== undefined);
  const choice = useConflictChoice(
    { conflict, settle },
    (mine, base) => saving.run(section, mine, base),
    (taken) => {
      state.begin(key, sectionValue(taken, key));
      onSettled(key);
    },
  );
  const next = resumeSections[resumeSections.indexOf(section) + 1];
  const gaps = gapsOf(withSection(resume, key, value), [key]);
  const unkept = unkeptLabelKeys(section, value, sectionValue(resume, key));
  const isSaved = sectionStateOf(resume, section) !== 'untouched';

  const save = () => saving.run(section, state.read(key));
  const saveAnd = async (to: string | undefined) => {
    const saved = sectionValue(resume, key);
    const isDone = isSameValue(section, state.read(key), saved) || (await save());
    if (isDone && to) history.push(to);
  };
  const onNext = useMemoizedFn(() => void saveAnd(next && entrance.hrefOf(next.key)));
  const onBack = useMemoizedFn(() => void saveAnd(entrance.backTo));
  const onSave = useMemoizedFn(() => void save());

  return (
    <section className={styles.card} aria-labelledby="resume-section">
      {saving.holder}
      <h2 id="resume-section" ref={heading} tabIndex={-1}>
        {t(section.labelKey)}
      </h2>
      <SavedLine
        savedAt={isSaved ? resume.updatedAt : undefined}
        isDirty={state.isUnsaved(key)}
        isSaving={isSaving}
      />
      <UnkeptNote names={unkept.map((labelKey) => t(labelKey))} />
      {conflict && <ConflictChoice conflict={conflict} isSaving={isSaving} {...choice} />}
      <SectionCard
        section={section}
        value={value}
        state={state}
        faults={faults}
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
      {/* As long as a choice is due, saving would make it unseen. */}
      {!conflict && (
        <SectionFoot
          kind={entrance.kind}
          hasNext={next !== undefined}
          isSaving={isSaving}
          onNext={onNext}
          onBack={onBack}
          onSave={onSave}
        />
      )}
    </section>
  );
}
