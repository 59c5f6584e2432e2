import { Button, Flex } from 'antd';
import Facts from '@/components/Facts';
import Words from '@/components/Words';
import { optionsOf } from '@/forms/contractFields';
import { useNameOf } from '@/forms/lookup/useNameSearch';
import { textOf } from '@/forms/values';
import { useRegionName } from '@/hooks/useRegionName';
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

/** Types whose answers are codes of the server's options. */
const ofOptions: ReadonlySet<string> = new Set(['select', 'radio', 'checkbox']);

/** Returns a function that formats an answer: the names of codes, the name of a file, else the text itself. */
export function useAnswerWords(page: WizardPage) {
  const t = useT();
  const { termsOf } = useTerms();
  const types = new Set(answersOf(page).map(({ field }) => field.type));
  const regionName = useRegionName(types.has('region'));
  const schoolName = useNameOf('school', types.has('school'));
  const majorName = useNameOf('major', types.has('major'));
  const nameOf = (field: FieldSchema, code: string): Word => {
    if (field.type === 'region') return serverWord(regionName(code) || t('common.unknownCode'));
    if (field.type === 'school') return serverWord(schoolName(code));
    if (field.type === 'major') return serverWord(majorName(code));
    if (!ofOptions.has(field.type)) return serverWord(code);
    const options = optionsOf(field, termsOf) ?? [];
    const unknown = options.length > 0 ? t('common.unknownCode') : '…';
    return options.find((one) => one.code === code) ?? { label: unknown };
  };
  return (field: FieldSchema, value: FieldValue | undefined): Word => {
    if (field.type === 'file' || field.type === 'image') {
      const id = textOf(value);
      const known = page.files?.find((file) => file.id === id)?.name;
      return served(known) ?? { label: t(id ? 'apply.answer.file' : 'apply.answer.none') };
    }
    const codes = (Array.isArray(value) ? value : [textOf(value)]).filter(Boolean);
    const said = joinedWords(
      codes.map((code) => nameOf(field, code)),
      t('common.listSeparator'),
    );
    return said.label ? said : { label: t('apply.answer.none') };
  };
}
