import { Button, Flex } from 'antd';
import Facts from '@/components/Facts';
import { useT } from '@/hooks/useT';
import type { WizardPage, WizardStepKey } from '@/services/types';
import { useAnswerWords } from '../useAnswerWords';
import { answersOf } from '../wizardSteps';

interface AnswersProps {
  page: WizardPage;
  onMend: (step: WizardStepKey) => void;
}

/** Everything that will be sent, each with a way to mend it that leads back here. */
export default function Answers({ page, onMend }: AnswersProps) {
  const t = useT();
  const wordsOf = useAnswerWords(page);
  const { position, activity } = page.target;
  const session = activity?.sessions.find(({ id }) => id === page.sessionId);
  const row = (label: string, value: string, step: WizardStepKey) => ({
    label,
    value: (
      <Flex justify="space-between" align="center" gap={8}>
        <span lang="zh-CN">{value}</span>
        <Button
          type="link"
          aria-label={t('apply.mend.label', { name: label })}
          onClick={() => onMend(step)}
        >
          {t('apply.mend')}
        </Button>
      </Flex>
    ),
  });
  return (
    <Facts
      facts={[
        ...(position ? [row(t('apply.fact.position'), position.name, 'target')] : []),
        ...(activity
          ? [row(t('apply.session.label'), session?.label ?? activity.title, 'target')]
          : []),
        row(t('apply.step.resume'), t(`apply.resume.whole.${page.kind}`), 'resume'),
        ...answersOf(page).map(({ step, field, value }) =>
          row(field.label, wordsOf(field, value), step),
        ),
      ]}
    />
  );
}
