import { useModel } from '@umijs/max';
import type { Resume } from '@/services/types';
import type { SectionValue } from '../values';
import type { Conflict } from './useSending';

/** The two ways out of a conflict: save mine over the newer résumé, or take the newer one. */
export function useConflictChoice(
  { conflict, settle }: { conflict: Conflict | undefined; settle: () => void },
  save: (mine: SectionValue, base: Resume) => Promise<unknown>,
  onTaken: (newer: Resume) => void,
) {
  const { adopt } = useModel('resume');
  const onKeepMine = () => {
    if (!conflict) return;
    adopt(conflict.newer);
    void save(conflict.mine, conflict.newer);
  };
  const onTakeNewer = () => {
    if (!conflict) return;
    adopt(conflict.newer);
    settle();
    onTaken(conflict.newer);
  };
  return { onKeepMine, onTakeNewer };
}
