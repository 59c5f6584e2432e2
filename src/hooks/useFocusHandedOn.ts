import { type RefObject, useLayoutEffect } from 'react';
import { isFocusNowhere, pressedElement } from '@/utils/lastPress';
import { moveFocus } from '@/utils/moveFocus';

/**
 * When a press takes `area` away with the button that was pressed, the focus goes to the heading of the part around it instead of the top of the
 * page (WCAG 2.4.3).
 */
export function useFocusHandedOn(area: RefObject<HTMLElement | null>): void {
  // Its end comes before the elements are removed.
  useLayoutEffect(() => {
    const own = area.current;
    const around = [
      own?.closest<HTMLElement>('section, [role="dialog"]'),
      own?.parentElement,
      own?.closest('main'),
    ];
    return () => {
      if (!own?.contains(pressedElement() ?? null)) return;
      // Another one may have come in its place, and taken the focus.
      queueMicrotask(() => {
        const place = around.find((one) => one?.isConnected);
        if (place && isFocusNowhere())
          moveFocus(place.querySelector<HTMLElement>('h1, h2, h3') ?? place);
      });
    };
  }, [area]);
}
