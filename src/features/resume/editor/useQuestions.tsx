import LateRichText from '@/components/LateRichText';
import { useQuestion } from '@/hooks/useQuestion';
import { useT } from '@/hooks/useT';
import { alreadySaid } from '@/request/alreadySaid';
import { getPrivacyTexts } from '@/services/content';

/**
 * What is asked before a section is saved; each answers undefined or false when declined.
 * `holder` must be on the page.
 */
export function useQuestions() {
  const t = useT();
  const { ask, holder } = useQuestion();

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
      content: <LateRichText html={consent.contentHtml} />,
      okText: t('resume.consent.agree'),
      cancelText: t('resume.consent.refuse'),
    });
    return isGiven ? consent.version : undefined;
  };

  return { askOverlap, askConsent, holder };
}
