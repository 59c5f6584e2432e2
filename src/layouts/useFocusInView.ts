import { useEffect } from 'react';
import { intoView } from '@/utils/intoView';

/**
 * What takes the focus by Tab is seen as a whole (WCAG 2.4.11). Chromium does not scroll sideways once 32 px of it are seen,
 * and of a text area it shows the line with the caret; antd's dialogs move the focus without scrolling.
 */
export function useFocusInView(): void {
  useEffect(() => {
    // It comes after the press that has fetched it (layouts/NoticeCentre), which may have been a Tab. What a mouse or a
    // finger presses must not move meanwhile: the click would be lost.
    const first = document.activeElement;
    if (first instanceof HTMLElement && first.tabIndex >= 0 && first.matches(':focus-visible')) {
      intoView(first);
    }
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
