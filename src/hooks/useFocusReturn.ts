import { useEffect, useState } from 'react';
import { pressedElement } from '@/utils/lastPress';

/**
 * Returns the focus when an overlay is removed: antd returns it only after closing, and an overlay whose owner removes it is never closed.
 */
export function useFocusReturn(): void {
  // Before the first render: a field of the overlay may take the focus with it.
  const [before] = useState(pressedElement);
  // After the commit, in which React gives the focus back to what had it.
  useEffect(
    () => () => {
      if (before?.isConnected) before.focus();
    },
    [before],
  );
}
