import ConflictChoice from '@/components/ConflictChoice';
import { useT } from '@/hooks/useT';
import type { Conflict } from '../merge';
import type { ResumeSection } from '../shared/sections';
import { type EntryValues, entriesOf, sectionValue } from '../values';
import SectionFacts from '../view/SectionFacts';
import type { ResumeFormState } from './useResumeForm';

interface SectionConflictProps {
  section: ResumeSection;
  state: ResumeFormState;
  isSaving: boolean;
  /** Called when the last choice is to keep what was typed here. */
  onKeepMine: () => void;
}

const keyOf = ({ row, field }: Conflict) => `${row}/${field?.key}`;

/** What was changed in a section here and in another window, differently. */
export default function SectionConflict(props: SectionConflictProps) {
  const { section, state, isSaving, onKeepMine } = props;
  const t = useT();
  const conflicts = state.conflicts[section.key] ?? [];
  const entries = entriesOf(sectionValue(state.current, section.key));
  const contests = conflicts.map((conflict) => {
    const { row, field, mine, newer } = conflict;
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
    const heading = within && name;
    return { key: keyOf(conflict), name, heading, mine: factsOf(mine), newer: factsOf(newer) };
  });
  return (
    <ConflictChoice
      title={t('resume.conflict.title')}
      contests={contests}
      isSaving={isSaving}
      onChoose={(key, isNewer, isLast) => {
        const chosen = conflicts.find((conflict) => keyOf(conflict) === key);
        if (chosen) state.choose(section.key, chosen, isNewer);
        if (isLast && !isNewer) onKeepMine();
      }}
    />
  );
}
