import { failureOf } from '@/request/failure';
import { getAccountInfo } from '@/services/account';

/** Whether the account is closed already: a session that worked a moment ago is known to nobody. Rejects when not told. */
export async function isClosedAlready(): Promise<boolean> {
  try {
    await getAccountInfo({ skipErrorHandler: true });
    return false;
  } catch (error) {
    const { kind } = failureOf(error);
    if (kind === 'unauthorised' || kind === 'timedOut') return true;
    throw error;
  }
}
