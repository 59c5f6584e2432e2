/**
 * The state of the history entry on which a screen for guests has just signed somebody in. The screen stays, to greet
 * the person.
 */
export const registeredState = { isJustRegistered: true } as const;

/** Whether the person signed in on this history entry (layouts/Guard then stays on it). */
export function isJustRegistered(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isJustRegistered' in state;
}
