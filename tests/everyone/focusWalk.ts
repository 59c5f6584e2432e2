import { expect, type Page } from '@playwright/test';
import { withProbe } from './probe';

interface Walk {
  errors: string[];
  stops: number;
}

/**
 * Listens to each Tab when its key comes up: by then the page is where the focus has scrolled it. Of what has the focus,
 * half and more is in view and under nothing else (WCAG 2.4.11), and it looks other than without the focus (2.4.7).
 */
function listen(): void {
  const { say, isSeen, look } = window.probe;
  const walk: Walk = { errors: [], stops: 0 };
  let left: { element: Element; look: string } | undefined;
  /** What is drawn of a control: its label or face where the control itself is a transparent box over it. */
  const faceOf = (element: Element) =>
    element.closest(
      'label, [class*="frame___"], .ant-select, .ant-picker, .ant-input-affix-wrapper, .ant-upload',
    ) ?? (isSeen(element) ? element : (element.parentElement ?? element));
  const whole = (element: Element) => look(faceOf(element));
  const coveredBy = (element: Element) => {
    const face = isSeen(element) ? element : faceOf(element);
    const box = [...face.getClientRects()].sort(
      (a, b) => b.width * b.height - a.width * a.height,
    )[0];
    if (!box || box.width < 2 || box.height < 2) return undefined;
    const steps = [0.1, 0.5, 0.9];
    const points = steps.flatMap((x) =>
      steps.map(
        (y) => [box.left + box.width * x, box.top + Math.min(box.height, innerHeight) * y] as const,
      ),
    );
    const others = points.map(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      if (!top) return 'the edge of the window';
      const isOwn = face.contains(top) || faceOf(element).contains(top);
      return isOwn ? undefined : say(top);
    });
    const hidden = others.filter((other) => other !== undefined);
    return hidden.length > points.length / 2 ? hidden[0] : undefined;
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    if (left) {
      const { element, look: before } = left;
      if (element !== document.activeElement && element.isConnected && before === whole(element)) {
        walk.errors.push(`not seen to have the focus: ${say(element)}`);
      }
    }
    left = undefined;
    const element = document.activeElement;
    if (!element || element === document.body) return;
    walk.stops += 1;
    const other = coveredBy(element);
    if (other) walk.errors.push(`focus under ${other}: ${say(element)}`);
    left = { element, look: whole(element) };
  };
  document.addEventListener('keyup', onKey, true);
  Object.assign(window, { focusWalk: walk });
}

/** The bit of Shift among the modifiers of a key. */
const shift = 8;

/** Goes through the page by Tab and back by Shift+Tab. */
export async function focusErrors(page: Page): Promise<Walk> {
  await withProbe(page);
  const session = await page.context().newCDPSession(page);
  // What brings the focus into view is fetched with the first press; the walk is quicker than a person.
  await page.keyboard.press('Shift');
  const { result } = await session.send('Runtime.evaluate', { expression: 'document' });
  const { objectId = '' } = result;
  const isThere = async () => {
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId });
    return listeners.some(({ type }) => type === 'focusin');
  };
  await expect.poll(isThere).toBe(true);
  // A transition begins with the look that it leaves.
  await page.addStyleTag({ content: '*, *::before, *::after { transition: none !important; }' });
  await page.evaluate(listen);
  const count = await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo(0, 0);
    return document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    ).length;
  });
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  // Without waiting for each answer: the browser takes them in their order, and the page itself notes what it sees.
  const presses = [0, shift].flatMap((modifiers) =>
    Array.from({ length: Math.min(count, 120) }, () => ({ ...key, modifiers })),
  );
  await Promise.all(
    presses.flatMap((press) => [
      session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...press }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...press }),
    ]),
  );
  await session.detach();
  return page.evaluate(() => {
    const { errors, stops } = (window as unknown as { focusWalk: Walk }).focusWalk;
    return { errors: [...new Set(errors)], stops };
  });
}
