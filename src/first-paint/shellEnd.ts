/** What the portal shows in place of a screen's first content: the shell would hide it. */
const otherwise = '[role="alert"], [role="dialog"], dialog[open]';
/** The longest that the portal's own screen waits behind the shell for the same words (ms). */
const longestWait = 3000;

/** Takes the shell away, in the frame in which the portal's own screen shows what the shell shows (first-paint/page). */
export function endShell(shell: HTMLElement): void {
  const portal = document.getElementById('root');
  if (!portal) return;
  const end = () => {
    observer.disconnect();
    window.clearTimeout(timer);
    shell.remove();
    document.documentElement.classList.remove('firstPaint');
  };
  let timer: number | undefined;
  const look = () => {
    if (portal.querySelector(otherwise)) return end();
    const main = portal.querySelector('main');
    if (!main?.querySelector('h1')) return undefined;
    timer ??= window.setTimeout(end, longestWait);
    const { words } = shell.dataset;
    return !words || main.textContent?.includes(words) ? end() : undefined;
  };
  const observer = new MutationObserver(look);
  observer.observe(portal, { childList: true, subtree: true, characterData: true });
  look();
}
