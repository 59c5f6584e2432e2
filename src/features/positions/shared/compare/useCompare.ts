import { useDeviceList } from '@/hooks/useDeviceList';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { type ComparedPosition, compareBasket, compareLimits } from './basket';

/** Removes a position from the comparison. */
function remove(id: string): void {
  compareBasket.write(compareBasket.read().filter((one) => one.id !== id));
}

/** The positions in the comparison: stored on this device, the same in every tab. */
export function useCompare() {
  const chosen = useDeviceList(compareBasket);
  const isBroad = useMediaQuery('(min-width: 768px)');
  const limit = isBroad ? compareLimits.broad : compareLimits.phone;

  /** Adds a position; returns false when the comparison is full. */
  const add = ({ id, name }: ComparedPosition): boolean => {
    const present = compareBasket.read();
    if (present.some((one) => one.id === id)) return true;
    if (present.length >= limit) return false;
    compareBasket.write([...present, { id, name }]);
    return true;
  };
  const isChosen = (id: string) => chosen.some((one) => one.id === id);
  return { chosen, limit, isChosen, add, remove };
}
