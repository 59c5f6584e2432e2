import { useFound } from '@/hooks/useFound';
import { getPosition } from '@/services/recruitment';

/** A position in full; null when there is none with this id. */
export function usePositionDetail(id: string) {
  return useFound(getPosition, id);
}
