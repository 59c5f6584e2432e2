import { Link } from '@umijs/max';
import { startTransition, useState } from 'react';
import BusyButton from '@/components/BusyButton';
import ErrorSummary from '@/components/ErrorSummary';
import { useT } from '@/hooks/useT';
import type { Resume } from '@/services/types';
import ConflictChoice from '../editor/ConflictChoice';
import styles from '../editor/Editor.module.css';
import PrefillOffer from '../editor/PrefillOffer';
import { useConflictChoice } from '../editor/useConflictChoice';
import type { useEditing } from '../editor/useEditing';
import { useSectionSave } from '../editor/useSectionSave';
import SectionForm from '../fields/SectionForm';
import { type ResumeGap, sectionStateOf } from '../shared/completeness';
import type { ResumeSection } from '../shared/sections';
import {
  newRow,
  partsOfPath,
  patched,
  pathOf,
  type SectionValue,
  sectionValue,
  type Values,
} from '../values';

interface GapFormProps {
  section: ResumeSection;
  gaps: readonly ResumeGap[];
  /** The résumé as the server has it. */
  resume: Resume;
  editing: ReturnType<typeof useEditing>;
  onSaved: () => void;
}

/** The missing fields of one section, in place; of a list the first row that needs something. */
export default function GapForm({ section, gaps, resume, editing, onSaved }: GapFormProps) {
  const t = useT();
  const { key } = section;
  const { current, read, change, settle, drop, renew, renewWith, lockedFieldsOf } = editing;
  const saving = useSectionSave(resume, (_section, sent) => {
    settle(key, sent);
    onSaved();
  });
  // A list that is still empty begins with a row.
  const [blank] = useState(newRow);
  const begun = (held: SectionValue) => (Array.isArray(held) && held.length === 0 ? [blank] : held);
  const value = begun(sectionValue(current, key));
  const conflict = saving.conflict && { ...saving.conflict, mine: value };
  const choice = useConflictChoice(
    { conflict, settle: saving.settle },
    (mine, base) => saving.run(section, mine, base),
    (version) => {
      drop(key);
      renewWith(version);
    },
  );
  const wanted = gaps.map((gap) => partsOfPath(gap.field));
  const place = wanted[0]?.row ?? 0;
  const saved = sectionValue(resume, key);
  const rowId = Array.isArray(saved) ? saved[place]?.id : undefined;
  // Unsaved work may have moved the row.
  const moved = Array.isArray(value) ? value.findIndex(({ id }) => id === rowId) : -1;
  const index = Math.max(moved, 0);
  const entry = Array.isArray(value) ? (value[index] ?? {}) : value;
  const isBlank = key === 'basic' && sectionStateOf(current, section) === 'untouched';

  const patch = (changes: Values) => {
    startTransition(() => change(key, (before) => patched(begun(before), index, changes)));
    saving.forget(Object.keys(changes).map((field) => pathOf(section, index, field)));
  };
  const titleId = `improve-${key}`;
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      {saving.holder}
      <h2 id={titleId}>{t(section.labelKey)}</h2>
      <p className={styles.lead}>
        {t('resume.improve.missing', { count: gaps.length })}{' '}
        <Link to={`/resumeedit/${key}`}>{t('resume.improve.openSection')}</Link>
      </p>
      <ErrorSummary errors={saving.errors.summary} attempt={saving.attempt} />
      {conflict && <ConflictChoice conflict={conflict} isSaving={saving.isSaving} {...choice} />}
      {isBlank && (
        <PrefillOffer
          onTake={(known) => {
            change(key, () => known);
            renew();
          }}
        />
      )}
      <SectionForm
        section={section}
        index={index}
        begin={() => entry}
        only={wanted.flatMap(({ row = 0, field }) => (field && row === place ? [field] : []))}
        lockedFields={lockedFieldsOf(key)}
        errors={saving.errors.byPath}
        onPatch={patch}
      />
      <div className={styles.foot}>
        <BusyButton
          size="large"
          type="primary"
          isBusy={saving.isSaving}
          onClick={() => void saving.run(section, begun(read(key)))}
        >
          {t('resume.save')}
        </BusyButton>
      </div>
    </section>
  );
}
