import { useModel } from '@umijs/max';
import { useLatest } from 'ahooks';
import { useCallback, useState } from 'react';
import type { CallOptions } from '@/request/types';
import {
  collectPosition,
  getCollectedPositions,
  removeCollectedPositions,
} from '@/services/collection';
import type { Collected, CollectionQuery, PageOf } from '@/services/types';

interface Collection {
  /** The page that was read last. */
  page?: PageOf<Collected>;
  /** What the person chose since the lists in view were loaded. */
  byId: Readonly<Record<string, boolean>>;
  pending: readonly string[];
}

const nothing: Collection = { byId: {}, pending: [] };

/**
 * What the signed-in person has collected, across screens (spec §7): the page that was read last, with how many there are
 * in all; adding and removing. A choice shows at once and is undone when the server refuses it.
 */
export default function useCollection() {
  const loginName = useModel('@@initialState').initialState?.user?.loginName;
  const present = useLatest(loginName);
  const [kept, setKept] = useState({ loginName, ...nothing });
  // Another person's collection is never shown.
  const { page, byId, pending } = kept.loginName === loginName ? kept : nothing;

  const change = useCallback(
    (next: (before: Collection) => Partial<Collection>) => {
      // What was asked for the person before changes nothing of the present one's.
      if (present.current !== loginName) return;
      setKept((before) => {
        const own = before.loginName === loginName ? before : nothing;
        return { ...own, ...next(own), loginName };
      });
    },
    [loginName, present],
  );

  /** Reads a page anew; rejects as the request runtime does. */
  const load = useCallback(
    async (query: CollectionQuery, options?: CallOptions) => {
      const answer = await getCollectedPositions(query, options);
      change(() => ({ page: answer }));
      return answer;
    },
    [change],
  );

  /** Shows the choice while the call runs, then what holds; the request runtime tells why it was undone. */
  const choose = useCallback(
    async (ids: readonly string[], isWanted: boolean, call: () => Promise<unknown>) => {
      const note = (isChosen: boolean, underWay: readonly string[] = []) =>
        change((before) => ({
          byId: { ...before.byId, ...Object.fromEntries(ids.map((id) => [id, isChosen])) },
          pending: [...before.pending.filter((id) => !ids.includes(id)), ...underWay],
        }));
      note(isWanted, ids);
      try {
        await call();
        note(isWanted);
      } catch (error) {
        note(!isWanted);
        throw error;
      }
    },
    [change],
  );
  const add = useCallback((id: string) => choose([id], true, () => collectPosition(id)), [choose]);
  /** Takes several off with one call; rejects, with nothing changed, when the server refuses. */
  const remove = useCallback(
    (ids: readonly string[]) => choose(ids, false, () => removeCollectedPositions([...ids])),
    [choose],
  );

  /** `listed` is what the list in view says. */
  const isCollected = (id: string, listed: boolean) => byId[id] ?? listed;
  const isPending = (id: string) => pending.includes(id);
  return { owner: loginName, page, load, isCollected, isPending, add, remove };
}
