import { Button, Flex } from 'antd';
import Facts from '@/components/Facts';
import { textOf } from '@/forms/values';
import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import type { FieldSchema, FieldValue, WizardPage, WizardStepKey } from '@/services/types';
import styles from '../Wizard.module.css';
import { answersOf } from '../wizardSteps';

interface AnswersProps {
  page: WizardPage;
  onCorrect: (step: WizardStepKey) => void;
}

/** All data that will be sent, each with a link to its step, which leads back here. */
export default function Answers({ page, onCorrect }: AnswersProps) {
  const t = useT();
  const wordsOf = useAnswerWords(page);
  const { position, activity } = page.target;
  const session = activity?.sessions.find(({ id }) => id === page.sessionId);
  const row = (label: string, value: string | undefined, step: WizardStepKey) => ({
    label,
    value: value && (
      <Flex justify="space-between" align="center" gap="0 8px" className={styles.answer}>
        <span lang="zh-CN">{value}</span>
        <Button
          type="link"
          aria-label={t('apply.change.label', { name: label })}
          onClick={() => onCorrect(step)}
        >
          {t('apply.change')}
        </Button>
      </Flex>
    ),
  });
  return (
    <div className={styles.answers}>
      <Facts
        facts={[
          row(t('apply.fact.position'), position?.name, 'target'),
          row(t('apply.session.label'), session?.label ?? activity?.title, 'target'),
          row(t('apply.step.resume'), t(`apply.resume.whole.${page.kind}`), 'resume'),
          ...answersOf(page).map(({ step, field, value }) =>
            row(field.label, wordsOf(field, value), step),
          ),
        ]}
      />
    </div>
  );
}

/** Returns a function that formats an answer: the labels of codes, the name of a file, else the text itself. */
export function useAnswerWords(page: WizardPage) {
  const t = useT();
  const { termsOf } = useTerms();
  return (field: FieldSchema, value: FieldValue | undefined): string => {
    if (field.type === 'file' || field.type === 'image') {
      const id = textOf(value);
      const known = page.files?.find((file) => file.id === id)?.name;
      return known ?? t(id ? 'apply.answer.file' : 'apply.answer.none');
    }
    const options = field.options ?? (field.termKey ? termsOf(field.termKey) : []);
    const codes = Array.isArray(value) ? value : [textOf(value)];
    const words = codes.map((code) => options.find((one) => one.code === code)?.label ?? code);
    return words.filter(Boolean).join(t('common.listSeparator')) || t('apply.answer.none');
  };
}
