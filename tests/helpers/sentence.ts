const textOf = (element: Element | null) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Finds the innermost element with these words; parts of them may be in elements inside it (components/Sentence). */
export function sentence(words: string | RegExp) {
  const isIt = (element: Element | null) =>
    typeof words === 'string' ? textOf(element) === words : words.test(textOf(element));
  return (_text: string, element: Element | null): boolean =>
    isIt(element) && !Array.from(element?.children ?? []).some(isIt);
}
