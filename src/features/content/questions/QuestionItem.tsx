import { useEffect, useId, useRef } from 'react';
import Marks from '@/components/Marks';
import PlainButton from '@/components/PlainButton';
import RichText from '@/components/RichText';
import { useT } from '@/hooks/useT';
import type { QuestionAnswer } from '@/services/types';
import { excerptOf, highlightHtml } from '@/utils/highlight';
import { moveFocus } from '@/utils/moveFocus';
import { partsOf } from '@/utils/textParts';
import styles from './QuestionItem.module.css';

interface QuestionItemProps {
  question: QuestionAnswer;
  /** The keyword of the search; '' for none. */
  keyword: string;
  isOpen: boolean;
  /** Whether the question shows its category, in a list of several categories. */
  isCategoryShown: boolean;
  onToggle: (id: string) => void;
}

/** A question, whose answer opens below it. When a link opens it, it scrolls into view and takes the focus. */
export default function QuestionItem(props: QuestionItemProps) {
  const { question, keyword, isOpen, isCategoryShown, onToggle } = props;
  const t = useT();
  const answerId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isLinked = useRef(isOpen);

  useEffect(() => {
    if (isLinked.current) moveFocus(button.current, 'start');
  }, []);

  const isFoundInAnswer = !partsOf(question.question, keyword).some((part) => part.isHit);
  const excerpt = !isOpen && isFoundInAnswer ? excerptOf(question.answerHtml, keyword) : '';
  return (
    <article id={question.id}>
      <h3 className={styles.question}>
        <PlainButton
          ref={button}
          look="quiet"
          className={styles.button}
          aria-expanded={isOpen}
          aria-controls={isOpen ? answerId : undefined}
          onClick={() => onToggle(question.id)}
        >
          <span style={{ flex: 1, minWidth: 0 }} lang="zh-CN">
            <Marks text={question.question} keyword={keyword} />
          </span>
          {isCategoryShown && (
            <span
              className="quiet"
              style={{ flex: 'none', fontSize: 'var(--ant-font-size)', fontWeight: 400 }}
            >
              {t(`content.questions.category.${question.category}`)}
            </span>
          )}
          <span aria-hidden="true" className={isOpen ? styles.opened : styles.closed} />
        </PlainButton>
      </h3>
      {excerpt && (
        <p className="quiet" style={{ marginTop: -4, padding: '0 var(--inset) 16px' }} lang="zh-CN">
          <Marks text={excerpt} keyword={keyword} />
        </p>
      )}
      {isOpen && (
        <div
          id={answerId}
          style={{ maxWidth: 'var(--text-measure)', padding: '8px var(--inset) 16px' }}
        >
          <RichText html={highlightHtml(question.answerHtml, keyword)} />
        </div>
      )}
    </article>
  );
}
