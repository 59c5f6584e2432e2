import ConflictChoice from '@/components/ConflictChoice';
import Words from '@/components/Words';
import { useT } from '@/hooks/useT';
import { serverWord } from '@/utils/words';
import type { StepConflict } from './saveFailure';
import { useAnswerWords } from './steps/Answers';
import { fieldsOf } from './wizardSteps';

interface StepConflictChoiceProps {
  conflict: StepConflict;
  isSaving: boolean;
  onChoose: (name: string, isNewer: boolean) => void;
}

/** What was answered differently in another window. */
export default function StepConflictChoice(props: StepConflictChoiceProps) {
  const { conflict, isSaving, onChoose } = props;
  const t = useT();
  const { mine, newer, names } = conflict;
  const wordsOf = useAnswerWords(newer);
  const sessionOf = (wanted: string | undefined) =>
    newer.target.activity?.sessions.find(({ id }) => id === wanted)?.label;
  const contests = [
    {
      key: 'sessionId',
      name: t('apply.session.label'),
      heading: t('apply.session.label'),
      mine: <Words of={[serverWord(sessionOf(mine.sessionId) ?? '')]} />,
      newer: <Words of={[serverWord(sessionOf(newer.sessionId) ?? '')]} />,
    },
    ...fieldsOf(newer).map((field) => ({
      key: field.name,
      name: field.label,
      heading: <span lang="zh-CN">{field.label}</span>,
      mine: <Words of={[wordsOf(field, mine.values[field.name])]} />,
      newer: <Words of={[wordsOf(field, newer.values[field.name])]} />,
    })),
  ].filter(({ key }) => names.includes(key));
  return (
    <ConflictChoice
      title={t('apply.conflict.title')}
      contests={contests}
      isSaving={isSaving}
      onChoose={onChoose}
    />
  );
}
