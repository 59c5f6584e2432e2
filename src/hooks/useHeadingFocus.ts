import { useLocation } from '@umijs/max';
import { type RefObject, useEffect, useRef } from 'react';
import { isInPlace } from '@/utils/inPlace';

/** The screen whose heading had the focus last. The first page of a visit keeps the browser's own focus. */
let focusedScreen: string | undefined;

/**
 * A ref for the page's h1, which takes the focus once after each navigation to another path, or to another `place` in
 * it.
 */
export function useHeadingFocus(place = ''): RefObject<HTMLHeadingElement | null> {
  const ref = useRef<HTMLHeadingElement>(null);
  const { pathname, state } = useLocation();
  const isStill = isInPlace(state);
  const isNew = useRef(true);
  const screen = `${pathname} ${place}`;
  useEffect(() => {
    const isOther = focusedScreen !== undefined && focusedScreen !== screen;
    if (isOther && (isNew.current || !isStill)) {
      ref.current?.focus({ preventScroll: true });
    }
    focusedScreen = screen;
    isNew.current = false;
  }, [screen, isStill]);
  return ref;
}
