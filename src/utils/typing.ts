/** How long a person who types must pause to be done with a word (ms). */
const pauseMs = 700;

/** Whether what is typed goes into this element. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/**
 * Waits until the person has typed nothing for a moment, so that what opens by itself takes neither the focus nor the rest
 * of a word. Resolves at once where the focus is in no field.
 */
export async function pauseInTyping(): Promise<void> {
  if (!isTyping(document.activeElement)) return;
  await new Promise<void>((resolve) => {
    const end = () => {
      document.removeEventListener('input', restart, true);
      resolve();
    };
    let timer = window.setTimeout(end, pauseMs);
    function restart(): void {
      window.clearTimeout(timer);
      timer = window.setTimeout(end, pauseMs);
    }
    document.addEventListener('input', restart, true);
  });
}
