import { useCallback, useSyncExternalStore } from 'react';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { type Compared, compareBasket, compareLimits } from './basket';

/** Takes a position out of the basket. */
function remove(id: string): void {
  compareBasket.write(compareBasket.read().filter((one) => one.id !== id));
}

/** The basket of positions to compare: on this device, the same in every tab. */
export function useCompare() {
  const chosen = useSyncExternalStore(compareBasket.subscribe, compareBasket.read);
  const isBroad = useMediaQuery('(min-width: 768px)');
  const limit = isBroad ? compareLimits.broad : compareLimits.phone;

  /** Puts a position in, unless there is no room: then false. */
  const add = useCallback(
    ({ id, name }: Compared): boolean => {
      const present = compareBasket.read();
      if (present.some((one) => one.id === id)) return true;
      if (present.length >= limit) return false;
      compareBasket.write([...present, { id, name }]);
      return true;
    },
    [limit],
  );
  const isChosen = (id: string) => chosen.some((one) => one.id === id);
  return { chosen, limit, isChosen, add, remove };
}
