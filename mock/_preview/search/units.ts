import { enterpriseAt } from '../seed/enterprises';
import { units } from '../seed/units';
import { isWithinRegion } from './rules';

export interface UnitFilters {
  keyword?: string;
  nature?: string;
  industry?: string;
  regionCode?: string;
}

/** Indices of the units that match, those with the most open positions (subordinates among them) first. */
export function findUnits(filters: UnitFilters): number[] {
  const { keyword, nature, industry, regionCode } = filters;
  const found = units().flatMap((unit, index) =>
    (!keyword || unit.name.includes(keyword) || unit.shortName.includes(keyword)) &&
    (!nature || unit.sector.nature === nature) &&
    (!industry || unit.sector.industry === industry) &&
    (!regionCode || isWithinRegion(unit.regionCode, regionCode))
      ? [{ index, open: enterpriseAt(index)?.positionCountWithChildren ?? 0 }]
      : [],
  );
  return found.sort((one, other) => other.open - one.open).map(({ index }) => index);
}
