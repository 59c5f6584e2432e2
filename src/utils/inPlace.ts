/** The state of a navigation within a screen, which leaves focus and scroll where they are. */
export const inPlace = { isInPlace: true } as const;

/** Whether a history entry was reached by such a navigation. */
export function isInPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isInPlace' in state;
}
