import { history } from '@umijs/max';
import { Button } from 'antd';
import { useT } from '@/hooks/useT';
import type { Resume } from '@/services/types';
import { gapsOf } from '../shared/completeness';
import type { Entrance } from '../shared/entrances';
import { type ResumeSection, resumeSections } from '../shared/sections';
import { type SectionValue, withSection } from '../values';
import ConflictChoice from './ConflictChoice';
import styles from './Editor.module.css';
import SavedLine from './SavedLine';
import SectionCard from './SectionCard';
import { useConflictChoice } from './useConflictChoice';
import { useSectionSave } from './useSectionSave';

interface SectionEditorProps {
  section: ResumeSection;
  value: SectionValue;
  /** The résumé as the server has it. */
  resume: Resume;
  isDirty: boolean;
  lockedFields: readonly string[];
  entrance: Entrance;
  onChange: (value: SectionValue) => void;
  onSaved: () => void;
  onTakeNewer: () => void;
}

/** One section with its saving: the card, a conflict to decide, what is still missing, the buttons. */
export default function SectionEditor(props: SectionEditorProps) {
  const { section, value, resume, isDirty, lockedFields, entrance, onChange } = props;
  const t = useT();
  const saving = useSectionSave(resume, props.onSaved);
  const { conflict, isSaving } = saving;
  const choice = useConflictChoice(
    saving,
    (mine, base) => saving.run(section, mine, base),
    props.onTakeNewer,
  );
  const next = resumeSections[resumeSections.indexOf(section) + 1];
  const gaps = gapsOf(withSection(resume, section.key, value), [section.key]);

  const saveAnd = async (to: string | undefined) => {
    const isSaved = !isDirty || (await saving.run(section, value));
    if (isSaved && to) history.push(to);
  };
  const backKey = entrance.kind === 'own' ? undefined : entrance.kind;

  return (
    <section className={styles.card} aria-labelledby="resume-section">
      {saving.holder}
      <h2 id="resume-section">{t(section.labelKey)}</h2>
      <SavedLine savedAt={saving.savedAt} isDirty={isDirty} isSaving={isSaving} />
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
      <div className={styles.foot}>
        {next && (
          <Button size="large" onClick={() => void saveAnd(entrance.hrefOf(next.key))}>
            {t('resume.saveAndNext')}
          </Button>
        )}
        {backKey && (
          <Button size="large" onClick={() => void saveAnd(entrance.backTo)}>
            {t(`resume.saveAndBack.${backKey}`)}
          </Button>
        )}
        <Button
          size="large"
          type="primary"
          loading={isSaving}
          onClick={() => void saving.run(section, value)}
        >
          {t('resume.save')}
        </Button>
      </div>
    </section>
  );
}
