import { type RefObject, useEffect, useRef } from 'react';

/**
 * A ref for the element that takes the focus when the page of a list changes, so that reading starts at the top. A filter
 * leads to the first page, too: then the focus stays in its control. The layout restores the scroll position on Back.
 */
export function usePageFocus<T extends HTMLElement>(page: number): RefObject<T | null> {
  const top = useRef<T>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (document.activeElement?.matches('a, body, main')) top.current?.focus();
  }, [page]);
  return top;
}
