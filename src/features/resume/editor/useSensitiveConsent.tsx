import { useModel } from '@umijs/max';
import type { useQuestion } from '@/hooks/useQuestion';
import { useT } from '@/hooks/useT';
import { ignoreReported } from '@/request/errorHandler';
import { showMessage } from '@/request/feedback';
import { getAccountInfo } from '@/services/account';
import { getPrivacyTexts } from '@/services/content';
import { newestConsent } from '@/utils/newestConsent';

/** Its sanitiser (12 kB) is fetched with it. */
const loadRichText = () => import(/* webpackChunkName: "rich-text" */ '@/components/RichText');

/** The version of the consent that is sent with each saving of ID, health or family data (contract: ResumeSave). */
export function useSensitiveConsent(ask: ReturnType<typeof useQuestion>['ask']) {
  const t = useT();
  const { agreed, agree } = useModel('resume');

  /** Asks the person; when the person declines, a message says that nothing was saved. Rejects when the question's file does not load. */
  const askAgain = async (): Promise<string | undefined> => {
    // Asked when all of it is there: what came later would move the buttons under a finger.
    const [{ default: RichText }, texts] = await Promise.all([
      loadRichText(),
      getPrivacyTexts().catch((error: unknown) => {
        ignoreReported(error);
        return [];
      }),
    ]);
    const consent = texts.find(({ docId }) => docId === 'sensitive');
    const isGiven =
      consent &&
      (await ask({
        title: <span lang="zh-CN">{consent.title}</span>,
        content: <RichText html={consent.contentHtml} />,
        okText: t('resume.consent.agree'),
        cancelText: t('resume.consent.refuse'),
      }));
    if (!isGiven) {
      showMessage('warning', t('resume.consent.declined'));
      return undefined;
    }
    agree(consent.version);
    return consent.version;
  };

  /**
   * The version of this visit, else the account's, else a new one from the person. Rejects when the account cannot be
   * read, too.
   */
  const current = async (): Promise<string | undefined> => {
    if (agreed) return agreed;
    const { consents } = await getAccountInfo();
    const given = newestConsent(consents, 'sensitive');
    if (!given) return askAgain();
    agree(given.version);
    return given.version;
  };

  return { current, askAgain };
}
