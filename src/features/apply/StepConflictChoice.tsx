import { Alert, Button, Flex } from 'antd';
import { useId } from 'react';
import BusyButton from '@/components/BusyButton';
import sides from '@/components/SidesTable.module.css';
import Words from '@/components/Words';
import { useT } from '@/hooks/useT';
import { serverWord } from '@/utils/words';
import type { StepConflict } from './saveFailure';
import { useAnswerWords } from './steps/Answers';
import { fieldsOf } from './wizardSteps';

interface StepConflictChoiceProps {
  conflict: StepConflict;
  isSaving: boolean;
  onKeepMine: () => void;
  onTakeNewer: () => void;
}

/**
 * What was answered differently in another window: shows both versions side by side and asks for a choice.
 */
export default function StepConflictChoice(props: StepConflictChoiceProps) {
  const { conflict, isSaving, onKeepMine, onTakeNewer } = props;
  const t = useT();
  const titleId = useId();
  const { mine, newer, names } = conflict;
  const wordsOf = useAnswerWords(newer);
  const sessionOf = (wanted: string | undefined) =>
    newer.target.activity?.sessions.find(({ id }) => id === wanted)?.label;
  const rows = [
    {
      name: 'sessionId',
      label: t('apply.session.label'),
      own: serverWord(sessionOf(mine.sessionId) ?? ''),
      other: serverWord(sessionOf(newer.sessionId) ?? ''),
    },
    ...fieldsOf(newer).map((field) => ({
      name: field.name,
      label: <span lang="zh-CN">{field.label}</span>,
      own: wordsOf(field, mine.values[field.name]),
      other: wordsOf(field, newer.values[field.name]),
    })),
  ].filter(({ name }) => names.includes(name));
  return (
    <Alert
      type="warning"
      style={{ marginBottom: 24 }}
      aria-labelledby={titleId}
      title={<h3 id={titleId}>{t('apply.conflict.title')}</h3>}
      description={
        <Flex vertical gap={12}>
          {t('apply.conflict.hint')}
          <table className={sides.table}>
            <thead>
              <tr>
                <th scope="col">{t('apply.conflict.question')}</th>
                <th scope="col">{t('apply.conflict.mine')}</th>
                <th scope="col">{t('apply.conflict.newer')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, label, own, other }) => (
                <tr key={name}>
                  <th scope="row">{label}</th>
                  <td>
                    <Words of={[own]} />
                  </td>
                  <td>
                    <Words of={[other]} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <Flex wrap gap={12}>
            <BusyButton type="primary" size="large" isBusy={isSaving} onClick={onKeepMine}>
              {t('apply.conflict.keepMine')}
            </BusyButton>
            <Button size="large" disabled={isSaving} onClick={onTakeNewer}>
              {t('apply.conflict.takeNewer')}
            </Button>
          </Flex>
        </Flex>
      }
    />
  );
}
