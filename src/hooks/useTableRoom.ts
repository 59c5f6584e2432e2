import { useIsByFinger } from './useIsByFinger';
import { useMediaQuery } from './useMediaQuery';

/** Whether a table can be offered: a wide window and no touch screen (stack: no table on phones). */
export function useTableRoom(): boolean {
  const isBroad = useMediaQuery('(min-width: 768px)');
  const isByFinger = useIsByFinger();
  return isBroad && !isByFinger;
}
