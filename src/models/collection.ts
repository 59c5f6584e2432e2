import { useModel } from '@umijs/max';
import { useCallback, useState } from 'react';
import { collectPosition, removeCollectedPositions } from '@/services/collection';

/** What this person chose since the lists in view were loaded; of another person nothing counts. */
interface Choices {
  loginName: string | undefined;
  byId: Readonly<Record<string, boolean>>;
  pending: readonly string[];
}

/** Collected positions across screens: a choice shows at once and is undone when the server refuses it. */
export default function useCollection() {
  const loginName = useModel('@@initialState').initialState?.user?.loginName;
  const [choices, setChoices] = useState<Choices>({ loginName, byId: {}, pending: [] });
  const current = choices.loginName === loginName ? choices : undefined;

  /** `listed` is what the list in view says. */
  const isCollected = useCallback(
    (id: string, listed: boolean) => current?.byId[id] ?? listed,
    [current],
  );
  const isPending = useCallback((id: string) => current?.pending.includes(id) ?? false, [current]);

  const note = useCallback(
    (id: string, isChosen: boolean, isUnderWay: boolean) =>
      setChoices((before) => {
        const kept = before.loginName === loginName ? before : { byId: {}, pending: [] };
        const others = kept.pending.filter((pendingId) => pendingId !== id);
        return {
          loginName,
          byId: { ...kept.byId, [id]: isChosen },
          pending: isUnderWay ? [...others, id] : others,
        };
      }),
    [loginName],
  );

  /** Resolves to what holds in the end; the request runtime tells why a choice was undone. */
  const setCollected = useCallback(
    async (id: string, isWanted: boolean): Promise<boolean> => {
      note(id, isWanted, true);
      try {
        await (isWanted ? collectPosition(id) : removeCollectedPositions([id]));
        note(id, isWanted, false);
        return isWanted;
      } catch (error) {
        note(id, !isWanted, false);
        throw error;
      }
    },
    [note],
  );

  /** Takes several off with one call; rejects, with nothing changed, when the server refuses. */
  const removeAll = useCallback(
    async (ids: readonly string[]): Promise<void> => {
      for (const id of ids) note(id, false, true);
      try {
        await removeCollectedPositions([...ids]);
        for (const id of ids) note(id, false, false);
      } catch (error) {
        for (const id of ids) note(id, true, false);
        throw error;
      }
    },
    [note],
  );

  return { isCollected, isPending, setCollected, removeAll };
}
