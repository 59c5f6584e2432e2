import { useCallback, useState } from 'react';
import { useUnitPath } from '@/hooks/useUnitPath';
import type { EnterpriseDetail } from '@/services/types';

interface ChosenUnit {
  id: string;
  /** Unknown until the names of units are here, when the path alone says which it is. */
  name?: string;
}

/** The unit that the path names. One that does not belong to the enterprise counts as the whole of it. */
export function useChosenUnit(root: EnterpriseDetail, unitId: string | undefined) {
  const [noted, setNoted] = useState<ChosenUnit>({ id: root.id, name: root.name });
  const note = useCallback((id: string, name: string) => setNoted({ id, name }), []);
  const whole: ChosenUnit = { id: root.id, name: root.name };
  const isKnownHere = unitId === undefined || unitId === root.id || unitId === noted.id;
  const { path, isKnown } = useUnitPath(unitId, !isKnownHere);

  const chosen = (): ChosenUnit => {
    if (unitId === undefined || unitId === root.id) return whole;
    if (unitId === noted.id) return noted;
    if (!isKnown) return { id: unitId };
    return path.some(({ id }) => id === root.id) ? (path.at(-1) ?? whole) : whole;
  };
  return { chosen: chosen(), note };
}
