import { history } from '@umijs/max';
import { useMemoizedFn } from 'ahooks';
import type { RefObject } from 'react';
import { useT } from '@/hooks/useT';
import type { Resume, ResumeSectionKey } from '@/services/types';
import { gapsOf, sectionStateOf } from '../shared/completeness';
import type { Entrance } from '../shared/entrances';
import { type ResumeSection, resumeSections } from '../shared/sections';
import {
  isSameValue,
  type SectionUpdate,
  type SectionValue,
  sectionValue,
  withSection,
} from '../values';
import ConflictChoice from './ConflictChoice';
import styles from './Editor.module.css';
import SavedLine from './SavedLine';
import SectionCard from './SectionCard';
import SectionFoot from './SectionFoot';
import UnkeptLine from './UnkeptLine';
import { useConflictChoice } from './useConflictChoice';
import { useKeptFocus } from './useKeptFocus';
import { useSectionSave } from './useSectionSave';

interface SectionEditorProps {
  section: ResumeSection;
  value: SectionValue;
  /** The résumé as the server has it. */
  resume: Resume;
  isDirty: boolean;
  /** Another tab has saved the section meanwhile: `resume` holds that, `value` is what was filled in here. */
  isContested: boolean;
  lockedFields: readonly string[];
  entrance: Entrance;
  heading: RefObject<HTMLHeadingElement | null>;
  /** What a section holds by now; `value` may be a key press behind. */
  read: (key: ResumeSectionKey) => SectionValue;
  onChange: (key: ResumeSectionKey, update: SectionUpdate) => void;
  onSaved: (key: ResumeSectionKey, sent: SectionValue) => void;
  /** The form begins anew with the résumé of this version. */
  onTakeNewer: (version: number) => void;
}

/** One section with its saving: the card, a conflict to decide, what is still missing, the buttons. */
export default function SectionEditor(props: SectionEditorProps) {
  const { section, value, resume, isDirty, isContested, lockedFields, entrance, heading } = props;
  const t = useT();
  const saving = useSectionSave(resume, ({ key }, sent) => props.onSaved(key, sent));
  const { isSaving, settle } = saving;
  const newer = saving.conflict?.newer ?? (isContested ? resume : undefined);
  // Typing may go on beside the choice: mine is what stands there by then.
  const conflict = newer && { section, mine: value, newer };
  useKeptFocus(heading, conflict !== undefined);
  const choice = useConflictChoice(
    { conflict, settle },
    (mine, base) => saving.run(section, mine, base),
    props.onTakeNewer,
  );
  const next = resumeSections[resumeSections.indexOf(section) + 1];
  const gaps = gapsOf(withSection(resume, section.key, value), [section.key]);
  const isSaved = sectionStateOf(resume, section) !== 'untouched';

  const save = () => saving.run(section, props.read(section.key));
  const saveAnd = async (to: string | undefined) => {
    const saved = sectionValue(resume, section.key);
    const isDone = isSameValue(section, props.read(section.key), saved) || (await save());
    if (isDone && to) history.push(to);
  };
  const onNext = useMemoizedFn(() => void saveAnd(next && entrance.hrefOf(next.key)));
  const onBack = useMemoizedFn(() => void saveAnd(entrance.backTo));
  const onSave = useMemoizedFn(() => void save());
  const onChange = useMemoizedFn((update: SectionUpdate) => props.onChange(section.key, update));

  return (
    <section className={styles.card} aria-labelledby="resume-section">
      {saving.holder}
      <h2 id="resume-section" ref={heading} tabIndex={-1}>
        {t(section.labelKey)}
      </h2>
      <SavedLine
        savedAt={isSaved ? resume.updatedAt : undefined}
        isDirty={isDirty}
        isSaving={isSaving}
      />
      <UnkeptLine section={section} value={value} saved={sectionValue(resume, section.key)} />
      {conflict && <ConflictChoice conflict={conflict} isSaving={isSaving} {...choice} />}
      <SectionCard
        section={section}
        value={value}
        lockedFields={lockedFields}
        errors={saving.errors}
        attempt={saving.attempt}
        startAt={entrance.field}
        onChange={onChange}
        onMended={saving.forget}
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
