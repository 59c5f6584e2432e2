import { useModel } from '@umijs/max';
import { newestConsent } from '@/features/account/shared/newestConsent';
import { useT } from '@/hooks/useT';
import { showMessage } from '@/request/feedback';
import { getAccountInfo } from '@/services/account';

/**
 * The version of the consent that goes with each saving of ID, health or family data (contract, ResumeSave).
 * `ask` asks the person and answers the version, undefined when declined.
 */
export function useConsent(ask: () => Promise<string | undefined>) {
  const t = useT();
  const { agreed, agree } = useModel('resume');

  /** Asks, and says that nothing was saved when the person declines. */
  const askAnew = async (): Promise<string | undefined> => {
    const version = await ask();
    if (version) agree(version);
    else showMessage('warning', t('resume.consent.declined'));
    return version;
  };

  /** The version given in this visit, else before it, else asked for. Rejects when the account cannot be read. */
  const current = async (): Promise<string | undefined> => {
    if (agreed) return agreed;
    const { consents } = await getAccountInfo();
    const given = newestConsent(consents, 'sensitive');
    if (!given) return askAnew();
    agree(given.version);
    return given.version;
  };

  return { current, askAnew };
}
