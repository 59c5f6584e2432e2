import { useLayoutEffect } from 'react';

/**
 * Returns the focus when an overlay is removed: antd returns it only after closing, and an overlay whose owner removes it is never closed.
 */
export function useFocusReturn(): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
}
