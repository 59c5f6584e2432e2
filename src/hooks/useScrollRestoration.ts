import { history, useLocation } from '@umijs/max';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { isInPlace } from '@/utils/inPlace';

/** How long the page may take to reach its old height (ms). */
const maxWaitMs = 3000;
const positions = new Map<string, number>();

/** Scrolls to the top of a new path. On Back, restores the scroll position once the page is high enough. */
export function useScrollRestoration(): void {
  const { key, pathname, state } = useLocation();
  const isStill = isInPlace(state);
  const previousPath = useRef(pathname);

  useEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    // An entry in another one's place, as an expiry makes it, is scrolled as that one was.
    if (history.action === 'REPLACE') remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    const type = history.action;
    const isNewPath = previousPath.current !== pathname;
    previousPath.current = pathname;
    const wanted = type === 'POP' ? positions.get(key) : undefined;
    if (wanted === undefined) {
      if (isNewPath && type !== 'POP' && !isStill) window.scrollTo(0, 0);
      return undefined;
    }
    const restore = () => window.scrollTo(0, wanted);
    restore();
    const observer = new ResizeObserver(restore);
    observer.observe(document.body);
    const stop = () => observer.disconnect();
    const timer = window.setTimeout(stop, maxWaitMs);
    window.addEventListener('wheel', stop, { once: true, passive: true });
    window.addEventListener('touchmove', stop, { once: true, passive: true });
    window.addEventListener('keydown', stop, { once: true });
    return () => {
      stop();
      window.clearTimeout(timer);
      window.removeEventListener('wheel', stop);
      window.removeEventListener('touchmove', stop);
      window.removeEventListener('keydown', stop);
    };
  }, [key, pathname, isStill]);
}
