import CommonQuestions from '@/features/content/shared/CommonQuestions';
import { useT } from '@/hooks/useT';
import Section from './Section';

/** What people ask most, each leading to its answer. */
export default function QuestionsSection() {
  const t = useT();
  return (
    <Section
      title={t('home.questions.title')}
      more={{ label: t('home.questions.more'), to: '/questionandanswer' }}
    >
      <CommonQuestions limit={5} />
    </Section>
  );
}
