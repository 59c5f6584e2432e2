/** A receipt, kept with the history entry so that a reload still shows it. */
export interface Sent {
  receiptNumber: string;
  /** ISO 8601. */
  at: string;
}

/** The receipt that the history entry holds, if any. */
export function sentIn(state: unknown): Sent | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { receiptNumber, at } = state as Record<string, unknown>;
  return typeof receiptNumber === 'string' && typeof at === 'string'
    ? { receiptNumber, at }
    : undefined;
}
