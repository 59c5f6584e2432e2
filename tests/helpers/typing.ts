import { fireEvent } from '@testing-library/react';

/** How long a pause in typing must be before a field searches by itself (ms), as in KeywordField. */
const restMs = 300;

/**
 * Types two texts into a field that searches once typing rests, the second at the very end of the first one's rest. Node runs
 * timers of one length in the order in which they were set, however busy the page is; a shorter one could come after them.
 */
export async function typeWithinRest(field: HTMLElement, first: string, second: string) {
  const end = new Promise((next) => setTimeout(next, restMs));
  fireEvent.change(field, { target: { value: first } });
  await end;
  fireEvent.change(field, { target: { value: second } });
}
