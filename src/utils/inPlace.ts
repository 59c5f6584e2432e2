/** The state of a navigation within a screen, which keeps focus and scroll position. */
export const inPlace = { isInPlace: true } as const;

/** Whether such a navigation created this history entry. */
export function isInPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isInPlace' in state;
}
