import { isRecord } from '@/utils/isRecord';
import { readTab } from '@/utils/tabStore';

/** A request for another interview time. */
export interface NewTime {
  reason: string;
  preferred: string;
}

/** The key of the request that the tab stores until it is sent. */
export function newTimeKey(deliveryId: string): string {
  return `newTime/${deliveryId}`;
}

/** The request that the tab has stored; empty for invalid data. */
export function storedNewTime(deliveryId: string): NewTime {
  const kept = readTab(newTimeKey(deliveryId));
  const { reason, preferred }: Record<string, unknown> = isRecord(kept) ? kept : {};
  return {
    reason: typeof reason === 'string' ? reason : '',
    preferred: typeof preferred === 'string' ? preferred : '',
  };
}
