import { useLocation } from '@umijs/max';
import { type RefObject, useEffect, useRef } from 'react';

/** The path whose heading had the focus last; the first page of a visit keeps the browser's own focus. */
let focusedPath: string | undefined;

/** A ref for the page's h1, which takes the focus once after each navigation to another path. */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const ref = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (focusedPath !== undefined && focusedPath !== pathname) {
      ref.current?.focus({ preventScroll: true });
    }
    focusedPath = pathname;
  }, [pathname]);
  return ref;
}
