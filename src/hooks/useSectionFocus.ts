import { type RefObject, useEffect, useRef } from 'react';
import { moveFocus } from '@/utils/moveFocus';

/**
 * A ref for the container of a screen's steps or sections. When `place` changes, the heading takes the focus and
 * scrolls into view, unless the new place focuses a field (`leadsToField`) or already has the focus.
 */
export function useSectionFocus<T extends HTMLElement>(
  place: string | undefined,
  leadsToField = false,
): RefObject<T | null> {
  const area = useRef<T>(null);
  const shown = useRef(place);
  useEffect(() => {
    const before = shown.current;
    if (before === place) return;
    shown.current = place;
    if (before === undefined || leadsToField) return;
    if (!area.current?.contains(document.activeElement)) {
      moveFocus(area.current?.querySelector('h2'));
    }
  }, [place, leadsToField]);
  return area;
}
