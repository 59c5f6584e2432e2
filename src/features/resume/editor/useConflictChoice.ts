import { useModel } from '@umijs/max';
import type { Resume } from '@/services/types';
import type { SectionValue } from '../values';
import type { Conflict } from './useSending';

/** The two ways to resolve a conflict: save my version over the newer résumé, or take the newer version. */
export function useConflictChoice(
  { conflict, closeConflict }: { conflict: Conflict | undefined; closeConflict: () => void },
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
    closeConflict();
    onTaken(conflict.newer);
  };
  return { onKeepMine, onTakeNewer };
}
