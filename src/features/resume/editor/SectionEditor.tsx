import { history } from '@umijs/max';
import { useMemoizedFn, useUnmountedRef } from 'ahooks';
import type { RefObject } from 'react';
import UnstoredNotice from '@/components/UnstoredNotice';
import { useFieldErrors, useReannounced } from '@/forms/useFieldErrors';
import { useFocusFallback } from '@/hooks/useFocusFallback';
import { useT } from '@/hooks/useT';
import type { Resume } from '@/services/types';
import { hasUploads } from '@/utils/upload/runningUploads';
import { unstoredLabelKeys } from '../drafts';
import { gapsOf, isTouched } from '../shared/completeness';
import type { EditorEntrance } from '../shared/entrances';
import { type ResumeSection, resumeSections } from '../shared/sections';
import { isSameValue, sectionValue } from '../values';
import styles from './Editor.module.css';
import SectionCard from './SectionCard';
import SectionConflict from './SectionConflict';
import SectionFooter from './SectionFooter';
import type { Corrections } from './useCorrections';
import type { ResumeFormState } from './useResumeForm';
import { useRowName } from './useRowName';
import { useSectionSave } from './useSectionSave';

interface SectionEditorProps {
  section: ResumeSection;
  /** The résumé on the server. */
  resume: Resume;
  state: ResumeFormState;
  entrance: EditorEntrance;
  card: RefObject<HTMLElement | null>;
  corrections: Corrections;
}

/** One section with saving: the card, a conflict to resolve, what is missing, the buttons. */
export default function SectionEditor(props: SectionEditorProps) {
  const { section, resume, state, entrance, card, corrections } = props;
  const { key } = section;
  const t = useT();
  const errors = useFieldErrors();
  state.changes.useSubscription(errors.clearErrors);
  const saving = useSectionSave(section, resume, state, errors.refuse);
  const { run, isSaving } = saving;
  useReannounced(errors, saving.check);
  const isConflicting = state.conflicting.includes(key);
  useFocusFallback(card, isConflicting);
  const value = sectionValue(state.current, key);
  const saved = sectionValue(resume, key);
  const rowName = useRowName(value);
  const next = resumeSections[resumeSections.indexOf(section) + 1];
  const gaps = gapsOf(state.current, [key]);
  const hasRequired = section.fields.some(({ required }) => required);
  const unstored = unstoredLabelKeys(section, value);

  const isLeft = useUnmountedRef();
  const saveAnd = async (to: string | undefined) => {
    const isSame = !hasUploads() && isSameValue(section, state.read(key), saved);
    const isDone = isSame || (await run());
    if (isDone && to && !isLeft.current) history.push(to);
  };
  const onNext = useMemoizedFn(() => void saveAnd(next && entrance.hrefOf(next.key)));
  const onBack = useMemoizedFn(() => void saveAnd(entrance.backTo));
  const onSave = useMemoizedFn(() => void run());

  return (
    <section ref={card} className={styles.card} aria-labelledby="resume-section">
      {saving.holder}
      <h2 id="resume-section">{t(section.labelKey)}</h2>
      {/* Known before anything is typed: a line that comes later would move the fields below it. */}
      <UnstoredNotice names={unstored.map((labelKey) => t(labelKey))} />
      {isConflicting && <SectionConflict {...{ section, state, isSaving }} onKeepMine={onSave} />}
      <SectionCard
        section={section}
        value={value}
        state={state}
        errors={errors}
        marks={corrections.marks}
        startAt={entrance.field}
      />
      {/* The line stays when nothing is missing any more, so that the buttons below do not move. */}
      {(gaps.length > 0 || (hasRequired && isTouched(state.current, section))) && (
        <p className="quiet">
          {gaps.length > 0 ? (
            <span>
              {t('resume.gaps.here', {
                count: gaps.length,
                names: gaps
                  .map((gap) => `${t(gap.labelKey)}${rowName(gap.field)}`)
                  .join(t('common.listSeparator')),
              })}
            </span>
          ) : (
            <span>{t('resume.gaps.none')}</span>
          )}
        </p>
      )}
      {/* While there is a conflict, the save button would overwrite the other version without a choice. */}
      {!isConflicting && (
        <SectionFooter
          kind={entrance.kind}
          hasNext={next !== undefined}
          corrections={corrections.delivery && corrections}
          hasUnsaved={state.isDirty}
          isSaving={isSaving}
          // A section that was just emptied is saved, too.
          savedAt={saving.hasSaved || isTouched(resume, section) ? resume.updatedAt : undefined}
          isDirty={state.isUnsaved(key)}
          missing={gaps.length}
          failure={saving.failure}
          onNext={onNext}
          onBack={onBack}
          onSave={onSave}
        />
      )}
    </section>
  );
}
