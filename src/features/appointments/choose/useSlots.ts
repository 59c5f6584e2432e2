import { useReading } from '@/hooks/useCall';
import { getAppointmentSlots } from '@/services/content';
import type { AppointmentSlot } from '@/services/types';
import { serverNow } from '@/utils/serverClock';

/** The times of an arrangement that one can choose from (contract: getAllList). */
export const useSlots = (arrangeId: string) =>
  useReading((signal) => getAppointmentSlots(arrangeId, { signal }), [arrangeId]);

/** Whether a time has begun, is full or can be chosen. */
export function seatsOf({ id, remaining, startsAt }: AppointmentSlot): 'begun' | 'full' | 'left' {
  if (Date.parse(startsAt) <= serverNow()) return 'begun';
  // A server that does not say how many are left, or which time it is: none.
  return id && remaining > 0 ? 'left' : 'full';
}
