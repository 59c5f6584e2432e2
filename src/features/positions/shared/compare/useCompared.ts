import { found } from '@/hooks/useFound';
import { useLatestRequest } from '@/hooks/useLatestRequest';
import type { CallOptions } from '@/request/types';
import { getPosition } from '@/services/recruitment';
import type { PositionDetail } from '@/services/types';

/** From memory for a while: taking one out of the comparison asks nothing anew. */
const view = (id: string, options: CallOptions) => getPosition(id, { ...options, cache: true });

/**
 * The positions in full, in the order of the ids; those that are gone are left out and counted. In full, because
 * age, years and certificates are what is compared, and a list's answer does not hold them (contract: Position).
 */
export function useCompared(ids: readonly string[]) {
  const { data, error, isLoading, refresh } = useLatestRequest(
    (signal) => Promise.all(ids.map((id) => found(view, id, signal))),
    [ids.join()],
  );
  const isKnown = (one: PositionDetail | null | undefined): one is PositionDetail => Boolean(one);
  const positions = data && ids.map((id) => data.find((one) => one?.id === id)).filter(isKnown);
  return {
    positions,
    gone: positions && !isLoading ? ids.length - positions.length : 0,
    isWaiting: isLoading && (!positions || positions.length < ids.length),
    error: isLoading ? undefined : error,
    refresh,
  };
}
