import { useLocation } from '@umijs/max';
import { type RefObject, useEffect, useRef } from 'react';

/** The screen whose heading had the focus last; the first page of a visit keeps the browser's own focus. */
let focusedScreen: string | undefined;

/** A ref for the page's h1, which takes the focus once after each navigation to another path, or place within it. */
export function useHeadingFocus(place = ''): RefObject<HTMLHeadingElement | null> {
  const ref = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const screen = `${pathname} ${place}`;
  useEffect(() => {
    if (focusedScreen !== undefined && focusedScreen !== screen) {
      ref.current?.focus({ preventScroll: true });
    }
    focusedScreen = screen;
  }, [screen]);
  return ref;
}
