import { useEffect } from 'react';
import { intoView } from '@/utils/intoView';

/**
 * What takes the focus by Tab is seen as a whole (WCAG 2.4.11). Chromium does not scroll sideways once 32 px of it are seen,
 * and of a text area it shows the line with the caret; antd's dialogs move the focus without scrolling.
 */
export function useFocusInView(): void {
  useEffect(() => {
    // It comes after the press that has fetched it (layouts/NoticeCentre), and with that what has the focus by now.
    const first = document.activeElement;
    if (first instanceof HTMLElement && first.tabIndex >= 0) intoView(first);
    let isTab = false;
    const stop = new AbortController();
    const { signal } = stop;
    const onPress = (event: KeyboardEvent | PointerEvent) => {
      isTab = 'key' in event && event.key === 'Tab';
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (isTab && target instanceof Element) intoView(target);
    };
    document.addEventListener('keydown', onPress, { capture: true, signal });
    document.addEventListener('pointerdown', onPress, { capture: true, signal });
    document.addEventListener('focusin', onFocus, { signal });
    return () => stop.abort();
  }, []);
}
