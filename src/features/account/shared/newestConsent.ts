import type { ConsentRecord } from '@/services/types';

/** The newest consent to the text with this id, or undefined when there was none. */
export function newestConsent(
  consents: readonly ConsentRecord[],
  docId: string,
): ConsentRecord | undefined {
  return consents
    .filter((consent) => consent.docId === docId)
    .sort((one, other) => Date.parse(other.agreedAt) - Date.parse(one.agreedAt))[0];
}
