import { useDeviceList } from '@/hooks/useDeviceList';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { useT } from '@/hooks/useT';
import { showMessage } from '@/request/feedback';
import { type ComparedPosition, compareBasket, compareLimits } from './basket';

/** Removes a position from the comparison. */
function remove(id: string): void {
  compareBasket.write(compareBasket.read().filter((one) => one.id !== id));
}

/** The positions in the comparison: stored on this device, the same in every tab. */
export function useCompare() {
  const chosen = useDeviceList(compareBasket);
  const t = useT();
  const isBroad = useMediaQuery('(min-width: 768px)');
  const limit = isBroad ? compareLimits.broad : compareLimits.phone;

  const isChosen = (id: string) => chosen.some((one) => one.id === id);
  /** Adds a position or removes it; a message says when the comparison is full. */
  const toggle = ({ id, name }: ComparedPosition) => {
    const present = compareBasket.read();
    if (present.some((one) => one.id === id)) remove(id);
    else if (present.length < limit) compareBasket.write([...present, { id, name }]);
    else showMessage('warning', t('positions.compare.full', { limit }));
  };
  return { chosen, limit, isChosen, toggle, remove };
}
