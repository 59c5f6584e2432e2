import { type RefObject, useEffect, useRef } from 'react';
import { isFocusNowhere } from '@/utils/lastPress';
import { moveFocus } from '@/utils/moveFocus';

/**
 * A ref for what takes the place of a page that failed: its heading has the focus, unless somebody types elsewhere. `isBusy`:
 * its button cannot keep the focus meanwhile.
 */
export function useFailureFocus<T extends HTMLElement>(isBusy = false): RefObject<T | null> {
  const area = useRef<T>(null);
  useEffect(() => {
    if (!isBusy && isFocusNowhere()) moveFocus(area.current?.querySelector('h1'));
  }, [isBusy]);
  return area;
}
