import { useModel } from '@umijs/max';
import { useLatest } from 'ahooks';
import { useCallback, useEffect, useState } from 'react';
import type { CallOptions } from '@/request/types';
import {
  collectPosition,
  getCollectedPositions,
  removeCollectedPositions,
} from '@/services/collection';
import type { Collected, CollectionQuery, PageOf } from '@/services/types';
import { type Choices, onChoicesElsewhere, tellChoices } from '@/utils/collectionTabs';

interface Collection {
  /** The page that was read last. */
  page?: PageOf<Collected>;
  /** What the person chose since the lists in view were loaded, here or in another tab. */
  byId: Choices;
  /** The choices whose call is under way. */
  pending: Choices;
}

const nothing: Collection = { byId: {}, pending: {} };
const choicesOf = (ids: readonly string[], isCollected: boolean): Choices =>
  Object.fromEntries(ids.map((id) => [id, isCollected]));

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

  const show = useCallback(
    (choices: Choices) => change(({ byId }) => ({ byId: { ...byId, ...choices } })),
    [change],
  );
  useEffect(() => (loginName ? onChoicesElsewhere(loginName, show) : undefined), [loginName, show]);
  /** Shows what holds by now over what the lists in view say, here and in other tabs. */
  const settle = useCallback(
    (ids: readonly string[], isCollected: boolean) => {
      show(choicesOf(ids, isCollected));
      tellChoices(loginName, choicesOf(ids, isCollected));
    },
    [loginName, show],
  );

  /** Shows the choice while the call runs. After a failure, of which the request runtime tells, what held before holds again. */
  const choose = useCallback(
    async (ids: readonly string[], isWanted: boolean, call: () => Promise<unknown>) => {
      change((before) => ({ pending: { ...before.pending, ...choicesOf(ids, isWanted) } }));
      try {
        await call();
        settle(ids, isWanted);
      } finally {
        change(({ pending }) => ({
          pending: Object.fromEntries(Object.entries(pending).filter(([id]) => !ids.includes(id))),
        }));
      }
    },
    [change, settle],
  );
  const add = useCallback((id: string) => choose([id], true, () => collectPosition(id)), [choose]);
  /** Takes several off with one call; rejects, with nothing changed, when the server refuses. */
  const remove = useCallback(
    (ids: readonly string[]) => choose(ids, false, () => removeCollectedPositions([...ids])),
    [choose],
  );

  /** `listed` is what the list in view says. */
  const isCollected = (id: string, listed: boolean) => pending[id] ?? byId[id] ?? listed;
  const isPending = (id: string) => pending[id] !== undefined;
  return { owner: loginName, page, load, isCollected, isPending, settle, add, remove };
}
