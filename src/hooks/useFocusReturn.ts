import { useLayoutEffect, useState } from 'react';

/**
 * Returns the focus when an overlay is removed: antd returns it only after closing, and an overlay whose owner removes it is never closed.
 */
export function useFocusReturn(): void {
  // Before the first render: a field of the overlay may take the focus with it.
  const [before] = useState(() => document.activeElement);
  useLayoutEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    },
    [before],
  );
}
