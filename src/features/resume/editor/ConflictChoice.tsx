import { Alert, Button } from 'antd';
import { useId } from 'react';
import BusyButton from '@/components/BusyButton';
import { useT } from '@/hooks/useT';
import type { Conflict } from '../merge';
import type { ResumeSection } from '../shared/sections';
import { type EntryValues, entriesOf, sectionValue } from '../values';
import SectionFacts from '../view/SectionFacts';
import styles from './Editor.module.css';
import type { ResumeFormState } from './useResumeForm';

interface ConflictChoiceProps {
  section: ResumeSection;
  state: ResumeFormState;
  isSaving: boolean;
  /** Called when the last choice is to keep what was typed here. */
  onKeepMine: () => void;
}

/** What was changed here and in another window, differently: both versions side by side, and a choice for each. */
export default function ConflictChoice({ section, state, ...saving }: ConflictChoiceProps) {
  const t = useT();
  const titleId = useId();
  const conflicts = state.conflicts[section.key] ?? [];
  return (
    <Alert
      type="warning"
      className={styles.conflict}
      aria-labelledby={titleId}
      title={<h3 id={titleId}>{t('resume.conflict.title')}</h3>}
      description={
        <>
          <p>{t('resume.conflict.hint')}</p>
          {conflicts.map((conflict) => (
            <Sides
              key={`${conflict.row}/${conflict.field?.key}`}
              {...{ section, state, conflict }}
              {...saving}
              isLast={conflicts.length === 1}
            />
          ))}
        </>
      }
    />
  );
}

interface SidesProps extends ConflictChoiceProps {
  conflict: Conflict;
  /** Nothing else is to be chosen. */
  isLast: boolean;
}

function Sides({ section, state, conflict, isLast, isSaving, onKeepMine }: SidesProps) {
  const t = useT();
  const { row, field, mine, newer } = conflict;
  const entries = entriesOf(sectionValue(state.current, section.key));
  const number = entries.findIndex(({ id }) => String(id) === row) + 1;
  const within = number > 0 && entries.length > 1 ? t('resume.rows.within', { number }) : '';
  const name = `${t(field?.labelKey ?? section.labelKey)}${within}`;
  const shown = field ? { ...section, fields: [field] } : section;
  const factsOf = (entry: EntryValues | undefined) =>
    entry ? (
      <SectionFacts section={shown} value={entry} isMasked={false} />
    ) : (
      <p>{t('resume.conflict.removed')}</p>
    );
  /** The name tells the buttons of several choices apart. */
  const labelled = (words: string) => (isLast ? undefined : words);
  return (
    <section aria-label={name}>
      {within && <h4>{name}</h4>}
      <div className={styles.sides}>
        <div>
          <h4>{t('resume.conflict.mine')}</h4>
          {factsOf(mine)}
          <BusyButton
            type="primary"
            isBusy={isSaving}
            aria-label={labelled(t('resume.conflict.keepMineOf', { name }))}
            onClick={() => {
              state.choose(section.key, conflict, false);
              if (isLast) onKeepMine();
            }}
          >
            {t('resume.conflict.keepMine')}
          </BusyButton>
        </div>
        <div>
          <h4>{t('resume.conflict.newer')}</h4>
          {factsOf(newer)}
          <Button
            disabled={isSaving}
            aria-label={labelled(t('resume.conflict.takeNewerOf', { name }))}
            onClick={() => state.choose(section.key, conflict, true)}
          >
            {t('resume.conflict.takeNewer')}
          </Button>
        </div>
      </div>
    </section>
  );
}
