import type { MouseEvent } from 'react';

/**
 * For a button that is on or off: the second press of a double click would take back the first. Browsers count the presses
 * in `detail` (UI Events, click); keys and scripts have 0.
 */
export function oncePerDoubleClick(press: () => void) {
  return ({ detail }: MouseEvent) => {
    if (detail < 2) press();
  };
}
