import { isRecord } from './isRecord';

/** The state of a navigation within a screen, which keeps focus and scroll position. */
export const inPlace = { isInPlace: true } as const;

/** Whether such a navigation created this history entry. */
export function isInPlace(state: unknown): boolean {
  return isRecord(state) && 'isInPlace' in state;
}
