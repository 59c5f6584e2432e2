import { useMediaQuery } from './useMediaQuery';

/** Whether a table can be offered: a broad window and no fingers (stack: no table on phones). */
export function useTableRoom(): boolean {
  const isBroad = useMediaQuery('(min-width: 768px)');
  const isByFinger = useMediaQuery('(pointer: coarse)');
  return isBroad && !isByFinger;
}
