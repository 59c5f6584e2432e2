import { Button, Flex } from 'antd';
import Facts from '@/components/Facts';
import Words from '@/components/Words';
import { optionsOf } from '@/forms/contractFields';
import { textOf } from '@/forms/values';
import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import type { FieldSchema, FieldValue, WizardPage, WizardStepKey } from '@/services/types';
import { joinedWords, serverWord, type Word } from '@/utils/words';
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
  const row = (
    label: string,
    value: Word | undefined,
    step: WizardStepKey,
    labelLang?: string,
  ) => ({
    label,
    labelLang,
    value: value?.label && (
      <Flex justify="space-between" align="center" gap="0 8px" className={styles.answer}>
        <Words of={[value]} />
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
          row(t('apply.fact.position'), served(position?.name), 'target'),
          row(t('apply.session.label'), served(session?.label ?? activity?.title), 'target'),
          row(t('apply.step.resume'), { label: t(`apply.resume.whole.${page.kind}`) }, 'resume'),
          ...answersOf(page).map(({ step, field, value }) =>
            row(field.label, wordsOf(field, value), step, 'zh-CN'),
          ),
        ]}
      />
    </div>
  );
}

const served = (text: string | undefined) => (text ? serverWord(text) : undefined);

/** Returns a function that formats an answer: the labels of codes, the name of a file, else the text itself. */
export function useAnswerWords(page: WizardPage) {
  const t = useT();
  const { termsOf } = useTerms();
  return (field: FieldSchema, value: FieldValue | undefined): Word => {
    if (field.type === 'file' || field.type === 'image') {
      const id = textOf(value);
      const known = page.files?.find((file) => file.id === id)?.name;
      return served(known) ?? { label: t(id ? 'apply.answer.file' : 'apply.answer.none') };
    }
    const options = optionsOf(field, termsOf) ?? [];
    const codes = Array.isArray(value) ? value : [textOf(value)];
    const words = codes.map((code) => options.find((one) => one.code === code) ?? serverWord(code));
    const said = joinedWords(words, t('common.listSeparator'));
    return said.label ? said : { label: t('apply.answer.none') };
  };
}
