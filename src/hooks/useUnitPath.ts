import { useMemo } from 'react';
import { listAllEnterprises } from '@/services/recruitment';
import type { EnterpriseName } from '@/services/types';
import { createLookup, useLookup } from './lookup';

type Units = ReadonlyMap<string, EnterpriseName>;

const none: Units = new Map();

const unitNames = createLookup<Units>(
  async () =>
    new Map((await listAllEnterprises({ skipErrorHandler: true })).map((unit) => [unit.id, unit])),
  none,
);

/** The units from the topmost one to this one; stops at a cycle. */
function pathIn(units: Units, id: string): EnterpriseName[] {
  const path: EnterpriseName[] = [];
  for (let unit = units.get(id); unit && !path.includes(unit); ) {
    path.unshift(unit);
    unit = unit.parentId === undefined ? undefined : units.get(unit.parentId);
  }
  return path;
}

export interface UnitPath {
  /** From the topmost unit to this one; empty until loaded, and for an unknown unit. */
  path: readonly EnterpriseName[];
  isKnown: boolean;
}

/** The superior units of a unit, with their names (contract: allenterprise). One call a visit, made when `isWanted`. */
export function useUnitPath(id: string | undefined, isWanted = true): UnitPath {
  const units = useLookup(unitNames, isWanted);
  return useMemo(
    () => ({ path: id === undefined ? [] : pathIn(units, id), isKnown: units !== none }),
    [units, id],
  );
}
