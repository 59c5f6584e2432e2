interface Consent {
  docId: string;
  agreedAt: string;
}

/** The newest consent to the text with this id, or undefined when there was none. */
export function newestConsent<T extends Consent>(
  consents: readonly T[],
  docId: string,
): T | undefined {
  return consents
    .filter((consent) => consent.docId === docId)
    .sort((one, other) => Date.parse(other.agreedAt) - Date.parse(one.agreedAt))[0];
}
