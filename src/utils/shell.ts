/** The element that holds the page's shell until the screen is drawn (src/early/shell). */
export const shellId = 'shell';
/** Of the document while the shell is shown or about to be: the portal's own frame waits behind it (config/htmlPlugin.ts). */
export const shownClass = 'shellShown';

/** Takes the shell away, in the same frame in which the screen itself is drawn. */
export function removeShell(): void {
  document.getElementById(shellId)?.remove();
  document.documentElement.classList.remove(shownClass);
}

/** Takes all that could be pressed in a part of the shell out of the order of Tab, for browsers that do not know `inert`. */
export function leaveOutOfTab(part: ParentNode): void {
  for (const one of part.querySelectorAll<HTMLElement>('a[href],button,input')) one.tabIndex = -1;
}
