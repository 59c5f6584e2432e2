import { policiesInOrder } from '@/features/content/shared/policies';
import type { ConsentRecord, PolicyText } from '@/services/types';
import { newestConsent } from '../shared/newestConsent';

/** A text with what the person agreed to of it, the newest first. */
export interface Agreed {
  text: PolicyText;
  consent?: ConsentRecord;
  /** There is a newer version than the one that was agreed to. */
  isOutdated: boolean;
}

/** The texts, the privacy text first, each with the newest consent to it. */
export function agreedTexts(
  texts: readonly PolicyText[],
  consents: readonly ConsentRecord[],
): Agreed[] {
  return policiesInOrder(texts).map((text) => {
    const consent = newestConsent(consents, text.docId);
    return { text, consent, isOutdated: Boolean(consent) && consent?.version !== text.version };
  });
}

/** Consents to texts that the server no longer shows: agreed to all the same. */
export function formerConsents(
  texts: readonly PolicyText[],
  consents: readonly ConsentRecord[],
): ConsentRecord[] {
  const shown = new Set(texts.map(({ docId }) => docId));
  return consents.filter(({ docId }) => !shown.has(docId));
}
