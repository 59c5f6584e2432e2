import { useModel } from '@umijs/max';
import { useReading } from '@/hooks/useCall';
import { useUser } from '@/hooks/useUser';
import type { CollectionQuery } from '@/services/types';

/** A page of what the signed-in person has collected (models/collection); for a visitor nothing is asked. */
export function useCollected(query: CollectionQuery) {
  const person = useUser()?.loginName;
  const { owner, page, load, isCollected } = useModel('collection');
  const { data, error, isLoading, refresh } = useReading(
    (signal) => load(query, { signal }),
    [JSON.stringify(query), owner],
    // The model learns a moment later than the session who has signed in.
    { isReady: owner !== undefined && owner === person },
  );
  const gone = page?.list.filter(({ position: { id } }) => !isCollected(id, true)).length ?? 0;
  const shown = data && page && { ...page, count: page.total - gone };
  return { data: shown, error, isLoading, refresh };
}
