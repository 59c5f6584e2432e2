import { type RefObject, useEffect, useRef } from 'react';

/**
 * A page turned begins at its top, for eyes and for screen readers: gives the element that takes the focus when
 * the page of a list changes. What Back restores is the layout's.
 */
export function usePageFocus<T extends HTMLElement>(page: number): RefObject<T | null> {
  const top = useRef<T>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    top.current?.focus();
  }, [page]);
  return top;
}
