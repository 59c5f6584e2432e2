import { fireEvent } from '@testing-library/react';

/**
 * Types two texts into a field that searches once typing rests, the second within the rest of the first. Its timer (ms) is
 * set before the field's own and is due before it, however long the page takes to draw the first text.
 */
export async function typeWithinRest(field: HTMLElement, first: string, second: string) {
  const soon = new Promise((next) => setTimeout(next, 50));
  fireEvent.change(field, { target: { value: first } });
  await soon;
  fireEvent.change(field, { target: { value: second } });
}
