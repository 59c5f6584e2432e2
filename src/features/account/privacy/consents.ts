import { policiesInOrder } from '@/features/content/shared/policies';
import type { ConsentRecord, PolicyText } from '@/services/types';

/** A text with what the person agreed to of it, the newest first. */
export interface Agreed {
  text: PolicyText;
  consent?: ConsentRecord;
  /** There is a newer version than the one that was agreed to. */
  isOutdated: boolean;
}

function newest(consents: readonly ConsentRecord[], docId: string): ConsentRecord | undefined {
  return consents
    .filter((consent) => consent.docId === docId)
    .sort((one, other) => Date.parse(other.agreedAt) - Date.parse(one.agreedAt))[0];
}

/** The texts, the privacy text first, each with the newest consent to it. */
export function agreedTexts(
  texts: readonly PolicyText[],
  consents: readonly ConsentRecord[],
): Agreed[] {
  return policiesInOrder(texts).map((text) => {
    const consent = newest(consents, text.docId);
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
