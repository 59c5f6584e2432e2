import { useUnitPath } from '@/hooks/useUnitPath';
import type { EnterpriseDetail } from '@/services/types';

/** The superiors of a unit, from the topmost one; until all are known, its parent alone. */
export function useSuperiors({ id, parent }: EnterpriseDetail, isWanted = parent !== undefined) {
  const { path, isKnown } = useUnitPath(id, isWanted);
  const known = path.slice(0, -1);
  return { superiors: known.length > 0 || !parent ? known : [parent], isKnown };
}
