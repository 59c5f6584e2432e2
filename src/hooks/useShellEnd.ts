import { useLayoutEffect } from 'react';
import { removeShell } from '@/utils/shell';

/** Whatever calls this is to be seen: it takes the place of the page's shell as soon as it is drawn. */
export function useShellEnd(): void {
  useLayoutEffect(removeShell, []);
}
