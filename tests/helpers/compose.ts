import { act, fireEvent } from '@testing-library/react';

/**
 * Composes in a field as an input method does: each state of the text, then the one that is chosen, which Enter confirms.
 * Chromium hands over the whole text before the end of the composition, Safari after it. No state may be rewritten.
 */
export function compose(
  field: HTMLElement,
  states: readonly string[],
  chosen: string,
  browser: 'Chromium' | 'Safari' = 'Chromium',
): void {
  act(() => field.focus());
  fireEvent.compositionStart(field);
  const write = (text: string) => {
    const init = { target: { value: text }, isComposing: true, inputType: 'insertCompositionText' };
    fireEvent.compositionUpdate(field, { data: text });
    fireEvent.input(field, init);
    // What the form had rewritten would be composed into the next state.
    expect(field).toHaveValue(text);
  };
  for (const text of states) write(text);
  if (browser === 'Chromium') write(chosen);
  for (const key of ['ArrowDown', 'Enter']) {
    fireEvent.keyDown(field, { key, keyCode: 229, isComposing: true });
  }
  expect(field).toHaveValue(browser === 'Chromium' ? chosen : states.at(-1));
  fireEvent.compositionEnd(field, { data: chosen });
  if (browser === 'Safari') {
    fireEvent.input(field, { target: { value: chosen }, inputType: 'insertFromComposition' });
  }
}
