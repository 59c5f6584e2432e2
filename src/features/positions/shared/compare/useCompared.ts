import { found, named } from '@/hooks/useById';
import { useReading } from '@/hooks/useCall';
import type { CallOptions } from '@/request/types';
import { getPosition } from '@/services/recruitment';

/** From the request cache, so that removing a position from the comparison makes no new calls. */
const view = named((id, options: CallOptions) => getPosition(id, { ...options, cache: true }));

/**
 * The positions in full, in the order of the ids; missing ones are left out. In full, because the
 * comparison needs age, years and certificates, which a list's answer does not contain (contract: Position).
 */
export function useCompared(ids: readonly string[]) {
  const { data, ...request } = useReading(
    (signal) => Promise.all(ids.map((id) => found(view, id, signal))),
    [ids.join()],
  );
  const positions = ids.flatMap((id) => data?.find((one) => one?.id === id) ?? []);
  const isAnswered = data && !request.isLoading && !request.error;
  // Where one was taken out, the others are there before the answer.
  return {
    positions: isAnswered || positions.length === ids.length ? positions : undefined,
    request,
  };
}
