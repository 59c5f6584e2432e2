import { enterpriseAt } from '../seed/enterprises';
import { units } from '../seed/units';
import { answeringUnits } from './listWords';
import { isWithinRegion } from './rules';

export interface UnitFilters {
  keyword?: string;
  nature?: string;
  industry?: string;
  regionCode?: string;
}

/** Indices of the units that match, by score of the keyword, then by open positions with those of subordinates. */
export function findUnits(filters: UnitFilters): number[] {
  const { keyword, nature, industry, regionCode } = filters;
  const scores = keyword ? answeringUnits(keyword).scores : undefined;
  const found = units().flatMap((unit, index) =>
    (!scores || scores[index]) &&
    (!nature || unit.sector.nature === nature) &&
    (!industry || unit.sector.industry === industry) &&
    (!regionCode || isWithinRegion(unit.regionCode, regionCode))
      ? [{ index, open: enterpriseAt(index)?.positionCountWithChildren ?? 0 }]
      : [],
  );
  const scoreOf = (index: number): number => scores?.[index] ?? 0;
  return found
    .sort((one, other) => scoreOf(other.index) - scoreOf(one.index) || other.open - one.open)
    .map(({ index }) => index);
}
