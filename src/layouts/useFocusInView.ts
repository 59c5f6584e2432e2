import { useEffect } from 'react';
import { intoView } from '@/utils/intoView';

/**
 * What takes the focus by Tab is seen as a whole (WCAG 2.4.11). Chromium does not scroll sideways once 32 px of it are seen,
 * and of a text area it shows the line with the caret; antd's dialogs move the focus without scrolling.
 */
export function useFocusInView(): void {
  useEffect(() => {
    let isTab = false;
    const onKey = ({ key }: KeyboardEvent) => {
      isTab = key === 'Tab';
    };
    const onPointer = () => {
      isTab = false;
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (isTab && target instanceof Element) intoView(target);
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onPointer, true);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onPointer, true);
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
}
