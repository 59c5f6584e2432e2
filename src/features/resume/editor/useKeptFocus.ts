import { type RefObject, useEffect, useRef } from 'react';

/**
 * When the button that was pressed has gone with what it stood in, the focus goes on from a heading instead of the
 * page's top (WCAG 2.4.3). `state` is what such a press changes.
 */
export function useKeptFocus(heading: RefObject<HTMLElement | null>, state: unknown): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [heading, state]);
}
