const pressable = 'a[href], button, summary, input, select, textarea, [tabindex]';
let pressed: WeakRef<Element> | undefined;

function note({ target }: Event): void {
  const element = target instanceof Element ? target.closest(pressable) : null;
  if (element) pressed = new WeakRef(element);
}

/** Remembers what is pressed, by pointer or key: on a Mac, Safari gives a pressed button no focus. Returns how to stop. */
export function watchPresses(): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  document.addEventListener('pointerdown', note, options);
  document.addEventListener('keydown', note, options);
  return () => stop.abort();
}

/** Nothing that one can use has the focus. A press beside the controls gives it to `main`, which a skip link leads to. */
export function isFocusNowhere(): boolean {
  return document.activeElement?.matches('body, main') ?? true;
}

/** What has the focus, else what was pressed last and is still there. */
export function pressedElement(): HTMLElement | undefined {
  const element = isFocusNowhere() ? pressed?.deref() : document.activeElement;
  return element instanceof HTMLElement && element.isConnected ? element : undefined;
}
