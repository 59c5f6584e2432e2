import type { KeyDate } from '@/services/types';

/** In the order in which they come; what is no time stands last. */
export function inOrder(dates: readonly KeyDate[]): KeyDate[] {
  const instant = ({ at }: KeyDate) => {
    const ms = Date.parse(at);
    return Number.isNaN(ms) ? Number.POSITIVE_INFINITY : ms;
  };
  return [...dates].sort((one, other) => instant(one) - instant(other) || 0);
}

/** The nearest key date that is still to come, or undefined; `now` in ms. */
export function nextKeyDate(dates: readonly KeyDate[], now: number): KeyDate | undefined {
  return inOrder(dates).find(({ at }) => Date.parse(at) > now);
}
