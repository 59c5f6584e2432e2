import { useModel } from '@umijs/max';
import { useLockFn } from 'ahooks';
import { useState } from 'react';
import { useLatestRequest } from '@/hooks/useLatestRequest';
import { useUser } from '@/hooks/useUser';
import { alreadySaid } from '@/request/alreadySaid';
import { getCollectedPositions } from '@/services/collection';
import type { CollectionView } from './collectionView';

const pageSize = 20;
const none: readonly string[] = [];

/** A page of the collected positions, what is chosen of it, and removing that with a way back. */
export function useCollections({ sort, current }: CollectionView) {
  const user = useUser();
  const { removeAll, setCollected } = useModel('collection');
  const query = { sort, current, pageSize };
  const page = useLatestRequest(
    (signal) => getCollectedPositions(query, { signal }),
    [sort, current, user?.loginName],
  );
  const [wanted, setWanted] = useState(none);
  const [removed, setRemoved] = useState(none);
  const [isRestored, setRestored] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const ids = page.data?.list.map(({ position }) => position.id) ?? none;
  // Only what is in view can be acted on.
  const chosen = wanted.filter((id) => ids.includes(id));

  const choose = (id: string, isChosen: boolean) =>
    setWanted(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));

  const run = useLockFn(async (act: () => Promise<void>) => {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      alreadySaid(error);
    } finally {
      setBusy(false);
    }
  });
  const remove = () =>
    run(async () => {
      try {
        await removeAll(chosen);
      } catch (error) {
        // The answer may be all that got lost: what holds now is read, quietly, and shown.
        const now = await getCollectedPositions(query, { skipErrorHandler: true });
        page.mutate(now);
        if (now.list.some(({ position }) => chosen.includes(position.id))) throw error;
      }
      setRestored(false);
      setRemoved(chosen);
      setWanted(none);
      page.refresh();
    });
  const undo = () =>
    run(async () => {
      let left = removed;
      try {
        // The last one first: what was collected later stays before what was collected earlier.
        for (const id of [...removed].reverse()) {
          await setCollected(id, true);
          left = left.filter((other) => other !== id);
        }
        setRestored(true);
      } finally {
        setRemoved(left);
        page.refresh();
      }
    });

  return {
    page,
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
