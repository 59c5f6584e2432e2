/** What somebody asks for who wants another interview time. */
export interface NewTime {
  reason: string;
  preferred: string;
}

/** Under which the tab keeps it until it is sent. */
export function newTimeKey(deliveryId: string): string {
  return `newTime/${deliveryId}`;
}

/** Whether what a tab kept is that. */
export function isNewTime(kept: unknown): kept is NewTime {
  if (typeof kept !== 'object' || kept === null) return false;
  const { reason, preferred } = kept as Record<string, unknown>;
  return typeof reason === 'string' && typeof preferred === 'string';
}
