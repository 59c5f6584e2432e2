import { fitDegree } from '../../../src/features/positions/shared/fit/education';
import type { FitItem } from '../../../src/features/positions/shared/fit/item';
import {
  fitAge,
  fitExperience,
  fitPolitical,
} from '../../../src/features/positions/shared/fit/person';
import type { OwnRequirement, Position, Resume } from '../../../src/services/types';
import type { Today } from '../seed/day';
import { closingOf, demandsOf } from '../seed/positions';
import { positionTable } from '../seed/positionTable';
import type { Check } from './dimensions';

type Demand = Pick<
  Position,
  'degree' | 'minAge' | 'maxAge' | 'political' | 'experienceYears' | 'closesAt'
>;

/** The portal's own fit check, so that its list and its panel never say different things. */
const FITS: Record<OwnRequirement, (resume: Resume, demand: Demand) => FitItem | undefined> = {
  degree: fitDegree,
  age: fitAge,
  political: fitPolitical,
  experience: fitExperience,
};

/** Passes rows of which the résumé fails none of these requirements; what is asked alike is decided once. */
export function meetsCheck(resume: Resume, meets: readonly OwnRequirement[], from: Today): Check {
  const table = positionTable();
  const { minAge, maxAge, isParty, closeDay, profession, role } = table;
  const decided = new Map<string, boolean>();
  return (row) => {
    const key = [minAge, maxAge, isParty, closeDay, profession, role].map((one) => one[row]).join();
    const known = decided.get(key);
    if (known !== undefined) {
      return known;
    }
    const demand = { ...demandsOf(table, row), closesAt: closingOf(table, row, from) };
    const passes = meets.every((one) => FITS[one](resume, demand)?.answer !== 'doesNot');
    decided.set(key, passes);
    return passes;
  };
}
