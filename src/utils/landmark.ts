/** The landmark around an element, for what opens over it: all content must be in a landmark (axe: region). */
export function landmarkOf(element: HTMLElement): HTMLElement {
  return element.closest<HTMLElement>('main, header, footer, [role="dialog"]') ?? document.body;
}
