import { policiesInOrder } from '@/features/content/shared/policies';
import type { ConsentRecord, PolicyText } from '@/services/types';
import { newestConsent } from '@/utils/newestConsent';

/** The texts, the privacy text first, each with the newest consent, and whether the text has a newer version than that. */
export function agreedTexts(texts: readonly PolicyText[], consents: readonly ConsentRecord[]) {
  return policiesInOrder(texts).map((text) => {
    const consent = newestConsent(consents, text.docId);
    return { text, consent, isOutdated: Boolean(consent) && consent?.version !== text.version };
  });
}

/** Consents to texts that the server no longer lists. */
export function formerConsents(
  texts: readonly PolicyText[],
  consents: readonly ConsentRecord[],
): ConsentRecord[] {
  const shown = new Set(texts.map(({ docId }) => docId));
  return consents.filter(({ docId }) => !shown.has(docId));
}
