import { useById } from '@/hooks/useById';
import { viewNotice } from '@/services/content';

/** A notice in full; null when there is none with this id. */
export const useNotice = (id: string) => useById(viewNotice, id);
