import { useModel } from '@umijs/max';
import { useState } from 'react';
import { useCollected } from '@/features/positions/shared/useCollected';
import { useLockedAction } from '@/hooks/useLockedAction';
import { ignoreReported } from '@/request/errorHandler';
import type { CollectionView } from './collectionView';

const pageSize = 20;
const none: readonly string[] = [];

/** A page of the saved positions, the chosen ones on it, and their removal with undo. */
export function useCollections({ sort, current }: CollectionView) {
  const { load, add, ...model } = useModel('collection');
  const query = { sort, current, pageSize };
  const { data, ...rest } = useCollected(query);
  const positions = data?.list.map(({ position }) => position);
  const request = { ...rest, data: data && { ...data, list: positions ?? [] } };
  const [wanted, setWanted] = useState(none);
  const [removed, setRemoved] = useState(none);
  const [isRestored, setRestored] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const ids = positions?.map(({ id }) => id) ?? none;
  // Actions apply to the current page only.
  const chosen = wanted.filter((id) => ids.includes(id));

  const choose = (id: string, isChosen: boolean) =>
    setWanted(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));

  const run = useLockedAction(async (act: () => Promise<void>) => {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      ignoreReported(error);
    } finally {
      setBusy(false);
    }
  });
  const remove = () =>
    run(async () => {
      try {
        await model.remove(chosen);
      } catch (error) {
        // Perhaps only the answer was lost, so the list is read again, silently.
        const now = await load(query, { skipErrorHandler: true });
        if (now.list.some(({ position }) => chosen.includes(position.id))) throw error;
        model.settle(chosen, false);
      }
      setRestored(false);
      setRemoved(chosen);
      setWanted(none);
      request.refresh();
    });
  const undo = () =>
    run(async () => {
      let left = removed;
      try {
        // The last one first, so that the order by time of saving stays.
        for (const id of [...removed].reverse()) {
          await add(id);
          left = left.filter((other) => other !== id);
        }
        setRestored(true);
      } finally {
        setRemoved(left);
        request.refresh();
      }
    });

  return {
    request,
    chosen,
    removed,
    isRestored,
    isBusy,
    choose,
    chooseAll: (isChosen: boolean) => setWanted(isChosen ? ids : none),
    isAllChosen: ids.length > 0 && chosen.length === ids.length,
    remove,
    undo,
  };
}

export type Collections = ReturnType<typeof useCollections>;
