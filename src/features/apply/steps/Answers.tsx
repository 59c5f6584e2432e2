import { useT } from '@/hooks/useT';
import type { WizardPage, WizardStepKey } from '@/services/types';
import { useAnswerWords } from '../useAnswerWords';
import styles from '../Wizard.module.css';
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
  const row = (key: string, label: string, value: string, step: WizardStepKey, lang?: string) => (
    <div key={key} className={styles.answer}>
      <dt lang={lang}>{label}</dt>
      <dd lang="zh-CN">{value}</dd>
      <dd>
        <button
          type="button"
          className={styles.mend}
          aria-label={t('apply.mend.label', { name: label })}
          onClick={() => onMend(step)}
        >
          {t('apply.mend')}
        </button>
      </dd>
    </div>
  );
  return (
    <dl className={styles.answers}>
      {position && row('target', t('apply.fact.position'), position.name, 'target')}
      {activity &&
        row('target', t('apply.session.label'), session?.label ?? activity.title, 'target')}
      {row('resume', t('apply.step.resume'), t(`apply.resume.whole.${page.kind}`), 'resume')}
      {answersOf(page).map(({ step, field, value }) => {
        return row(field.name, field.label, wordsOf(field, value), step, 'zh-CN');
      })}
    </dl>
  );
}
