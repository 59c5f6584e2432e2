import { useById } from '@/hooks/useById';
import { viewActivity } from '@/services/content';

/** An activity in full; null when there is none with this id. */
export const useActivity = (id: string) => useById(viewActivity, id);
