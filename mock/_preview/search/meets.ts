import { fitDegree } from '../../../src/features/positions/shared/fit/education';
import type { FitItem } from '../../../src/features/positions/shared/fit/item';
import {
  fitAge,
  fitExperience,
  fitPolitical,
} from '../../../src/features/positions/shared/fit/person';
import type { OwnRequirement, Position, Resume } from '../../../src/services/types';
import type { Today } from '../seed/day';
import { closingOf, demandsOf, recruitTypeOf } from '../seed/positions';
import { positionTable } from '../seed/positionTable';
import type { Check } from './dimensions';

type Demand = Pick<
  Position,
  'degree' | 'minAge' | 'maxAge' | 'political' | 'experienceYears' | 'closesAt' | 'recruitType'
>;

/** The portal's own fit check: the list and the fit panel use the same rules. */
const fits: Record<OwnRequirement, (resume: Resume, demand: Demand) => FitItem | undefined> = {
  degree: fitDegree,
  age: fitAge,
  political: fitPolitical,
  experience: fitExperience,
};

/** Passes rows whose requirements the résumé does not fail. Rows with the same requirements are checked once. */
export function meetsCheck(resume: Resume, meets: readonly OwnRequirement[], from: Today): Check {
  const table = positionTable();
  const { kind, minAge, maxAge, isParty, closeDay, profession, role } = table;
  const knownResults = new Map<string, boolean>();
  return (row) => {
    const key = [kind, minAge, maxAge, isParty, closeDay, profession, role]
      .map((one) => one[row])
      .join();
    const known = knownResults.get(key);
    if (known !== undefined) {
      return known;
    }
    const demand = {
      ...demandsOf(table, row),
      closesAt: closingOf(table, row, from),
      recruitType: recruitTypeOf(table, row),
    };
    const passes = meets.every((one) => fits[one](resume, demand)?.answer !== 'doesNot');
    knownResults.set(key, passes);
    return passes;
  };
}
