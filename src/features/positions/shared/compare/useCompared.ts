import { found } from '@/hooks/useById';
import { useReading } from '@/hooks/useCall';
import type { CallOptions } from '@/request/types';
import { getPosition } from '@/services/recruitment';

/** From the request cache, so that removing a position from the comparison makes no new calls. */
const view = (id: string, options: CallOptions) => getPosition(id, { ...options, cache: true });

/**
 * The positions in full, in the order of the ids; missing ones are left out and counted. In full, because the
 * comparison needs age, years and certificates, which a list's answer does not contain (contract: Position).
 */
export function useCompared(ids: readonly string[]) {
  const { data, error, isLoading, refresh } = useReading(
    (signal) => Promise.all(ids.map((id) => found(view, id, signal))),
    [ids.join()],
  );
  const positions = data && ids.flatMap((id) => data.find((one) => one?.id === id) ?? []);
  return {
    positions,
    gone: positions && !isLoading ? ids.length - positions.length : 0,
    isWaiting: isLoading && (!positions || positions.length < ids.length),
    error: isLoading ? undefined : error,
    refresh,
  };
}
