import { useDeferredValue } from 'react';

/** As many rows as a tall screen shows. */
const rowsAtOnce = 6;

/**
 * The rows of a list that render now: at first those that a screen shows, then all of them. React renders the others in
 * small steps, so that an old phone shows the first row sooner and answers a finger meanwhile.
 */
export function useRowsInSteps<T>(rows: readonly T[]): readonly T[] {
  const areAllShown = useDeferredValue(true, false);
  return areAllShown ? rows : rows.slice(0, rowsAtOnce);
}
