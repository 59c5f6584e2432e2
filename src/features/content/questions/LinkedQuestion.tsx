import Failure from '@/components/Failure';
import State from '@/components/State';
import { useLatestRequest } from '@/hooks/useLatestRequest';
import { useT } from '@/hooks/useT';
import { searchQuestions } from '@/services/content';
import QuestionItem from './QuestionItem';

interface LinkedQuestionProps {
  id: string;
  onToggle: (id: string) => void;
}

/** The question that the address opens when the list in view does not hold it. */
export default function LinkedQuestion({ id, onToggle }: LinkedQuestionProps) {
  const t = useT();
  const { data, error, isLoading, refresh } = useLatestRequest(
    (signal) => searchQuestions({ id, current: 1, pageSize: 1 }, { signal }),
    [id],
  );
  if (error && !isLoading) {
    return <Failure isCompact title={t('content.questions.linkedFailed')} onRetry={refresh} />;
  }
  if (!data || isLoading) return null;
  const question = data.list.find((one) => one.id === id);
  return (
    <section className="surface" aria-label={t('content.questions.linked')}>
      {question ? (
        <QuestionItem isOpen isCategoryShown keyword="" {...{ question, onToggle }} />
      ) : (
        <State
          role="status"
          title={t('content.questions.linkedGone')}
          hint={t('content.questions.linkedGoneHint')}
        />
      )}
    </section>
  );
}
