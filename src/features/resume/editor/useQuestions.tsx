import { lazy, Suspense, useState } from 'react';
import OverlayBoundary from '@/components/OverlayBoundary';
import { useT } from '@/hooks/useT';
import { alreadySaid } from '@/request/alreadySaid';
import { getPrivacyTexts } from '@/services/content';
import type { QuestionProps } from './Question';

const loadQuestion = () => import(/* webpackChunkName: "resume-question" */ './Question');
let Question = lazy(loadQuestion);

type Asked = Omit<QuestionProps, 'isOpen' | 'onClosed'>;

/**
 * What is asked before a section is saved; each answers undefined or false when declined, or when the dialog could not be fetched.
 * `holder` must be on the page.
 */
export function useQuestions() {
  const t = useT();
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setOpen] = useState(false);

  const ask = (question: Omit<Asked, 'onAnswer'>) =>
    new Promise<boolean>((resolve) => {
      const onAnswer = (isAgreed: boolean) => {
        setOpen(false);
        resolve(isAgreed);
      };
      setAsked({ ...question, onAnswer });
      setOpen(true);
    });

  /** Periods that share time may be right: two jobs, service during studies. */
  const askOverlap = (pairs: readonly (readonly [number, number])[]): Promise<boolean> =>
    ask({
      title: t('resume.overlap.title'),
      content: (
        <ul>
          {pairs.map(([one, other]) => (
            <li key={`${one}-${other}`}>
              {t('resume.overlap.pair', { one: one + 1, other: other + 1 })}
            </li>
          ))}
        </ul>
      ),
      okText: t('resume.overlap.save'),
      cancelText: t('resume.overlap.back'),
    });

  /** The version of the consent to sensitive data that was given (contract, resume/save). */
  const askConsent = async (): Promise<string | undefined> => {
    const texts = await getPrivacyTexts().catch((error: unknown) => {
      alreadySaid(error);
      return [];
    });
    const consent = texts.find(({ docId }) => docId === 'sensitive');
    if (!consent) return undefined;
    const isGiven = await ask({
      title: <span lang="zh-CN">{consent.title}</span>,
      content: null,
      html: consent.contentHtml,
      okText: t('resume.consent.agree'),
      cancelText: t('resume.consent.refuse'),
    });
    return isGiven ? consent.version : undefined;
  };

  const holder = asked && (
    <OverlayBoundary
      onFailed={() => {
        Question = lazy(loadQuestion);
        asked.onAnswer(false);
        setAsked(undefined);
      }}
    >
      <Suspense fallback={null}>
        <Question {...asked} isOpen={isOpen} onClosed={() => setAsked(undefined)} />
      </Suspense>
    </OverlayBoundary>
  );
  return { askOverlap, askConsent, holder };
}
