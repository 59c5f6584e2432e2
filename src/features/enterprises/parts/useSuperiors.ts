import { useUnitPath } from '@/hooks/useUnitPath';
import type { EnterpriseDetail } from '@/services/types';

interface Superior {
  id: string;
  name: string;
}

export interface Superiors {
  /** From the topmost unit to the one directly above; as far as they are known. */
  superiors: readonly Superior[];
  /** Whether the unit is under the one that the path names; a topmost unit is under itself. */
  place: 'under' | 'elsewhere' | 'unknown';
}

/** The units above a unit, and whether the one with this id is among them. */
export function useSuperiors(unit: EnterpriseDetail, parentId: string): Superiors {
  const { path, isKnown } = useUnitPath(unit.id);
  const known = path.slice(0, -1);
  const superiors = known.length > 0 || !unit.parent ? known : [unit.parent];
  const isUnder =
    superiors.some(({ id }) => id === parentId) || (!unit.parent && unit.id === parentId);
  if (isUnder) return { superiors, place: 'under' };
  // Whose name and place are not known yet may be further up.
  return { superiors, place: isKnown ? 'elsewhere' : 'unknown' };
}
