import { useFound } from '@/hooks/useFound';
import { viewNotice } from '@/services/content';

/** A notice in full; null when there is none with this id. */
export function useNotice(id: string) {
  return useFound(viewNotice, id);
}
