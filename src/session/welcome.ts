/** The history entry's state with which a guests' screen greets whom it has just signed in (layouts/Guard). */
export const welcome = { isWelcome: true } as const;

/** Whether the entry in view is the greeting of a person who signed in on it. */
export function isWelcomed(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isWelcome' in state;
}
