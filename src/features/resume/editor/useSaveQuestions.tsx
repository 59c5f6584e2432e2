import LateRichText from '@/components/LateRichText';
import { useQuestion } from '@/hooks/useQuestion';
import { useT } from '@/hooks/useT';
import { ignoreReported } from '@/request/errorHandler';
import { getPrivacyTexts } from '@/services/content';

/**
 * The questions before a section is saved; each resolves to undefined or false when the person declines. Render
 * `holder` on the page.
 */
export function useSaveQuestions() {
  const t = useT();
  const { ask, holder } = useQuestion();

  /** Overlapping periods can be right, such as two jobs, or service during studies. */
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

  /** Asks for the consent to sensitive data; resolves to the version of its text (contract: resume/save). */
  const askConsent = async (): Promise<string | undefined> => {
    const texts = await getPrivacyTexts().catch((error: unknown) => {
      ignoreReported(error);
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
