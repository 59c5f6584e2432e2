import { useModel } from '@umijs/max';
import { useT } from '@/hooks/useT';
import { showMessage } from '@/request/feedback';
import { getAccountInfo } from '@/services/account';
import { newestConsent } from '@/utils/newestConsent';

/**
 * The version of the consent that is sent with each saving of ID, health or family data (contract: ResumeSave). `ask`
 * asks the person and resolves to the version, or to undefined when the person declines.
 */
export function useSensitiveConsent(ask: () => Promise<string | undefined>) {
  const t = useT();
  const { agreed, agree } = useModel('resume');

  /** Asks the person; when the person declines, a message says that nothing was saved. */
  const askAgain = async (): Promise<string | undefined> => {
    const version = await ask();
    if (version) agree(version);
    else showMessage('warning', t('resume.consent.declined'));
    return version;
  };

  /**
   * The version of this visit, else the account's, else a new one from the person. Rejects when the account cannot be
   * read.
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
