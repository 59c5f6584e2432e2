import { readTab } from '@/utils/tabStore';

/** What somebody asks for who wants another interview time. */
export interface NewTime {
  reason: string;
  preferred: string;
}

/** Under which the tab keeps it until it is sent. */
export function newTimeKey(deliveryId: string): string {
  return `newTime/${deliveryId}`;
}

/** What the tab kept of it; junk counts as nothing. */
export function keptNewTime(deliveryId: string): NewTime {
  const kept = readTab(newTimeKey(deliveryId));
  const { reason, preferred }: Record<string, unknown> =
    typeof kept === 'object' && kept !== null ? { ...kept } : {};
  return {
    reason: typeof reason === 'string' ? reason : '',
    preferred: typeof preferred === 'string' ? preferred : '',
  };
}
