import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Whether a media query matches; updates when the window changes. */
export function useMediaQuery(query: string): boolean {
  // Made once: each row of a list has one, and reads it with each change.
  const list = useMemo(() => globalThis.matchMedia(query), [query]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [list],
  );
  const read = () => list.matches;
  // The third: while the page's first paint is rendered (src/first-paint).
  return useSyncExternalStore(subscribe, read, read);
}
