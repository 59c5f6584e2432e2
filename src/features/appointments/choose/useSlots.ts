import { useReading } from '@/hooks/useCall';
import { getAppointmentSlots } from '@/services/content';

/** The times of an arrangement that one can choose from (contract: getAllList). */
export const useSlots = (arrangeId: string, isReady: boolean) =>
  useReading((signal) => getAppointmentSlots(arrangeId, { signal }), [arrangeId], { isReady });
