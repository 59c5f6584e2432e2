import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; updates when the window changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  const read = () => globalThis.matchMedia(query).matches;
  // The third: while the page's first paint is rendered (src/first-paint).
  return useSyncExternalStore(subscribe, read, read);
}
