const controls = 'input:enabled, select:enabled, textarea:enabled, button:enabled';

/** The control with this id; for a group of checkboxes or buttons, the first enabled one. */
export function controlAt(id: string): HTMLElement | undefined {
  const found = document.getElementById(id);
  if (!found) return undefined;
  return found.matches(`${controls}, [tabindex]`)
    ? found
    : (found.querySelector<HTMLElement>(controls) ?? found);
}

/**
 * Focuses an element and scrolls it into view, clear of what sticks to the window's edges (`scroll-padding`, WCAG
 * 2.4.11). Focusing alone scrolls differently in each browser.
 */
export function moveFocus(
  target: HTMLElement | null | undefined,
  block: ScrollLogicalPosition = 'nearest',
): void {
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block });
}
