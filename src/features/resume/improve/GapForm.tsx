import { Link } from '@umijs/max';
import { useState } from 'react';
import BusyButton from '@/components/BusyButton';
import ErrorSummary from '@/components/ErrorSummary';
import { useT } from '@/hooks/useT';
import type { ResumeEdit } from '@/services/types';
import ConflictChoice from '../editor/ConflictChoice';
import styles from '../editor/Editor.module.css';
import PrefillOffer from '../editor/PrefillOffer';
import { useConflictChoice } from '../editor/useConflictChoice';
import { useSectionSave } from '../editor/useSectionSave';
import SectionForm from '../fields/SectionForm';
import { type ResumeGap, sectionStateOf } from '../shared/completeness';
import type { ResumeSection } from '../shared/sections';
import { newRow, partsOfPath, patched, pathOf, sectionValue, type Values } from '../values';

interface GapFormProps {
  section: ResumeSection;
  gaps: readonly ResumeGap[];
  edit: ResumeEdit;
}

/** The missing fields of one section, in place; of a list the first row that needs something. */
export default function GapForm({ section, gaps, edit }: GapFormProps) {
  const t = useT();
  const { resume, rules } = edit;
  const [value, setValue] = useState(() => {
    const saved = sectionValue(resume, section.key);
    return Array.isArray(saved) && saved.length === 0 ? [newRow()] : saved;
  });
  const saving = useSectionSave(resume, () => undefined);
  const choice = useConflictChoice(saving, (mine, base) => saving.run(section, mine, base));
  const index = partsOfPath(gaps[0]?.field ?? '').row ?? 0;
  const entry = Array.isArray(value) ? (value[index] ?? {}) : value;
  const wanted = gaps
    .filter((gap) => (partsOfPath(gap.field).row ?? 0) === index)
    .map((gap) => partsOfPath(gap.field).field ?? '');
  // What is taken over from registration makes the form begin anew.
  const [epoch, setEpoch] = useState(0);
  const isBlank = section.key === 'basic' && sectionStateOf(resume, section) === 'untouched';
  const lockedFields = rules.find((rule) => rule.section === section.key)?.lockedFields ?? [];

  const patch = (changes: Values) => {
    setValue((before) => patched(before, index, changes));
    saving.forget(Object.keys(changes).map((key) => pathOf(section, index, key)));
  };
  const titleId = `improve-${section.key}`;
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      {saving.holder}
      <h2 id={titleId}>{t(section.labelKey)}</h2>
      <p className={styles.lead}>
        {t('resume.improve.missing', { count: gaps.length })}{' '}
        <Link to={`/resumeedit/${section.key}`}>{t('resume.improve.openSection')}</Link>
      </p>
      <ErrorSummary errors={saving.errors.summary} attempt={saving.attempt} />
      {saving.conflict && (
        <ConflictChoice conflict={saving.conflict} isSaving={saving.isSaving} {...choice} />
      )}
      {isBlank && epoch === 0 && (
        <PrefillOffer
          onTake={(known) => {
            patch(known);
            setEpoch(1);
          }}
        />
      )}
      <SectionForm
        section={section}
        index={index}
        key={epoch}
        begin={() => entry}
        only={wanted}
        lockedFields={lockedFields}
        errors={saving.errors.byPath}
        onPatch={patch}
      />
      <div className={styles.foot}>
        <BusyButton
          size="large"
          type="primary"
          isBusy={saving.isSaving}
          onClick={() => void saving.run(section, value)}
        >
          {t('resume.save')}
        </BusyButton>
      </div>
    </section>
  );
}
