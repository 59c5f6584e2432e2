import { Link } from '@umijs/max';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import BusyButton from '@/components/BusyButton';
import StickyFooter from '@/components/StickyFooter';
import ErrorSummary from '@/forms/ErrorSummary';
import { FormContext, useFormContext } from '@/forms/FormContext';
import type { FieldError } from '@/forms/fieldErrors';
import { pathOfField } from '@/forms/fieldSpec';
import { useFieldErrors, useReannounced } from '@/forms/useFieldErrors';
import { useFocusFallback } from '@/hooks/useFocusFallback';
import { useT } from '@/hooks/useT';
import type { Resume } from '@/services/types';
import styles from '../editor/Editor.module.css';
import PrefillOffer from '../editor/PrefillOffer';
import SavedLine from '../editor/SavedLine';
import SectionConflict from '../editor/SectionConflict';
import type { ResumeFormState } from '../editor/useResumeForm';
import { useSectionSave } from '../editor/useSectionSave';
import SectionFields from '../fields/SectionFields';
import { useSectionSpecs } from '../fields/useSectionSpecs';
import { isTouched, type ResumeGap } from '../shared/completeness';
import { partsOfPath } from '../shared/corrections';
import type { ResumeSection } from '../shared/sections';
import { newRow, sectionValue } from '../values';

interface GapFormProps {
  section: ResumeSection;
  gaps: readonly ResumeGap[];
  /** The résumé on the server. */
  resume: Resume;
  state: ResumeFormState;
  onSaved: () => void;
}

/** A form for the missing fields of a section; for a list, the first row with a missing field. */
export default function GapForm({ section, gaps, resume, state, onSaved }: GapFormProps) {
  const t = useT();
  const { key } = section;
  const { current, read, put, resetTo } = state;
  const errors = useFieldErrors();
  state.changes.useSubscription(errors.clearErrors);
  // A field that was refused is drawn, too, also once its error is gone.
  const [refused, setRefused] = useState<readonly string[]>([]);
  const refuse = (found: readonly FieldError[]) => {
    setRefused((known) => [...known, ...found.flatMap(({ path }) => path ?? [])]);
    errors.refuse(found);
  };
  const { run, check, holder, isSaving, failure } = useSectionSave(section, resume, state, refuse);
  useReannounced(errors, check);
  const save = async () => {
    if (await run()) onSaved();
  };
  const [blank] = useState(newRow);
  const value = sectionValue(current, key);
  // An empty list starts with a new row.
  useLayoutEffect(() => {
    const held = value && read(key);
    if (Array.isArray(held) && held.length === 0) resetTo(key, [blank]);
  }, [key, value, blank, read, resetTo]);
  const card = useRef<HTMLElement>(null);
  const isConflicting = state.conflicting.includes(key);
  useFocusFallback(card, isConflicting);
  const wanted = gaps.map((gap) => partsOfPath(gap.field));
  const place = wanted[0]?.row ?? 0;
  const saved = sectionValue(resume, key);
  const rowId = Array.isArray(saved) ? saved[place]?.id : undefined;
  // Unsaved changes may have moved the row.
  const moved = Array.isArray(value) ? value.findIndex(({ id }) => id === rowId) : -1;
  const index = Math.max(moved, 0);
  const isBlank = key === 'basic' && !isTouched(current, section);

  const specs = useSectionSpecs(section, state.lockedFieldsOf(key), state.onMajor);
  const only = [
    ...wanted.filter(({ row = 0 }) => row === place),
    ...refused.map(partsOfPath).filter(({ row = 0 }) => row === index),
  ].map(({ field }) => field);
  const placed = useMemo(() => {
    const under = section.shape === 'rows' ? [key, index] : [];
    return specs.map((spec) => ({ ...spec, name: pathOfField(spec, under) }));
  }, [specs, section, key, index]);
  const shown = placed.filter(({ name }) => only.includes(String(name.at(-1))));
  const form = useFormContext();
  const { messages } = errors;
  const context = useMemo(() => ({ ...form, messages }), [form, messages]);
  const titleId = `improve-${key}`;
  return (
    <section ref={card} className={styles.card} aria-labelledby={titleId}>
      {holder}
      <h2 id={titleId}>{t(section.labelKey)}</h2>
      <p className={styles.lead}>
        <span>{t('resume.improve.missing', { count: gaps.length })}</span>{' '}
        <Link to={`/resumeedit/${key}`}>{t('resume.improve.openSection')}</Link>
      </p>
      <ErrorSummary formId={form.id} errors={errors.errors} attempt={errors.attempt} />
      {isConflicting && (
        <SectionConflict {...{ section, state, isSaving }} onKeepMine={() => void save()} />
      )}
      {isBlank && <PrefillOffer onTake={(known) => put(key, known)} />}
      <FormContext.Provider value={context}>
        <SectionFields specs={shown} />
      </FormContext.Provider>
      {!isConflicting && (
        <StickyFooter
          message={
            <SavedLine isSaving={isSaving} failure={failure} isDirty={state.isUnsaved(key)} />
          }
        >
          <BusyButton size="large" type="primary" isBusy={isSaving} onClick={() => void save()}>
            {t('resume.save')}
          </BusyButton>
        </StickyFooter>
      )}
    </section>
  );
}
