import { useLocation, useNavigate } from '@umijs/max';
import { useCallback } from 'react';
import { isRecord } from '@/utils/isRecord';

/** The history state of a link that opens an overlay on its own page. Then closing the overlay is going back. */
export const overlayState = { isOverlayOpened: true } as const;

/**
 * Returns a function that closes an overlay opened by a query parameter: it goes back where the overlay has its own
 * history entry.
 */
export function useOverlay(parameter: string): () => void {
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  return useCallback(() => {
    if (isRecord(state) && 'isOverlayOpened' in state) {
      navigate(-1);
      return;
    }
    const query = new URLSearchParams(search);
    query.delete(parameter);
    navigate({ search: query.toString(), hash }, { replace: true });
  }, [navigate, parameter, search, hash, state]);
}
