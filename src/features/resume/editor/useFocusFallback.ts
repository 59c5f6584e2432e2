import { type RefObject, useEffect, useRef } from 'react';
import { moveFocus } from '@/utils/moveFocus';

/**
 * When a press removes its own button, the focus moves to the heading of `area` instead of the top of the page (WCAG
 * 2.4.3). `state` changes with such a press.
 */
export function useFocusFallback(area: RefObject<HTMLElement | null>, state: unknown): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement !== document.body) return;
    moveFocus(area.current?.querySelector('h2') ?? area.current);
  }, [area, state]);
}
