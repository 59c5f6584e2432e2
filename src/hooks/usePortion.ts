import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { moveFocus } from '@/utils/moveFocus';

/** How many entries are shown at first, and how many more by a press. Thousands at once would stop the page. */
const portion = 60;

interface Portion<T, E> {
  shown: readonly T[];
  /** How many are not shown. */
  rest: number;
  showMore: () => void;
  /** For each entry that is drawn: the first of the next ones takes the focus, as the button may be gone. */
  refOf: (index: number) => RefObject<E | null> | undefined;
}

/** A long list in portions, the next one by a press. */
export function usePortion<T, E extends HTMLElement>(items: readonly T[]): Portion<T, E> {
  const [most, setMost] = useState(portion);
  const first = useRef<E>(null);
  useLayoutEffect(() => {
    if (most > portion) moveFocus(first.current);
  }, [most]);
  return {
    shown: items.slice(0, most),
    rest: Math.max(0, items.length - most),
    showMore: () => setMost(most + portion),
    refOf: (index) => (index === most - portion ? first : undefined),
  };
}
