import { named, useById } from '@/hooks/useById';
import { getPosition } from '@/services/recruitment';

const view = named(getPosition);

/** A position in full; null when there is none with this id. */
export const usePosition = (id: string) => useById(view, id);
