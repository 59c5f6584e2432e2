import { useById } from '@/hooks/useById';
import { getPosition } from '@/services/recruitment';

/** A position in full; null when there is none with this id. */
export const usePosition = (id: string) => useById(getPosition, id);
