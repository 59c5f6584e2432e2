import { type RefObject, useEffect, useRef } from 'react';
import { isFocusNowhere } from '@/utils/lastPress';
import { moveFocus } from '@/utils/moveFocus';

/**
 * When a press removes its own button, the focus moves to the heading of `area` instead of the top of the page (WCAG
 * 2.4.3). `state` changes with such a press; it is undefined while there is nothing to press, as what comes by itself moves
 * no focus.
 */
export function useFocusFallback(area: RefObject<HTMLElement | null>, state: unknown): void {
  const before = useRef(state);
  useEffect(() => {
    const was = before.current;
    before.current = state;
    if (was === state || was === undefined || !isFocusNowhere()) return;
    moveFocus(area.current?.querySelector('h2') ?? area.current);
  }, [area, state]);
}
