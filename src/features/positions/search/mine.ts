import isEqual from 'lodash/isEqual';
import type { OwnRequirement, Resume } from '@/services/types';
import { heldBy, majorRows } from '../shared/fit/education';
import { type Demands, fitToDemands } from '../shared/fit/fit';
import type { FitItem, FitRequirement } from '../shared/fit/item';
import { withFilters } from './filters';
import { ownRequirements, type SearchState } from './urlState';

/** The filters that a résumé can fill. */
const mineKeys = ['education', 'majorCode', 'source', 'meets'] as const;
type MineKey = (typeof mineKeys)[number];

/** What a résumé says of its holder in codes of the filters; an empty list where it says nothing. */
export interface Mine extends Readonly<Record<Exclude<MineKey, 'meets'>, readonly string[]>> {
  /** What no facet carries: the server holds it against the résumé (contract: FilterMeets). */
  meets: readonly OwnRequirement[];
}

/** Asks in every respect for what nobody has, so that only what the résumé leaves open is still to be confirmed. */
const everything: Demands = {
  education: 'doctor',
  degree: 'doctor',
  majorCodes: ['-'],
  source: ['-'],
  maxAge: -1,
  political: '-',
  experienceYears: 1000,
  recruitType: 'campus',
  closesAt: '',
};

/** What the résumé leaves open, so that the fit check refuses no position for it. */
export function missingOf(resume: Resume): FitItem[] {
  return fitToDemands(resume, everything).filter(({ answer }) => answer === 'unknown');
}

/** The filters that find every position of which the fit check refuses nothing, and no other. */
export function mineOf(resume: Resume): Mine {
  const open = missingOf(resume).map(({ requirement }) => requirement);
  const [highest] = heldBy(resume);
  const given = <T>(requirement: FitRequirement, values: readonly T[]): readonly T[] =>
    open.includes(requirement) ? [] : [...new Set(values)];
  const majors = majorRows(resume).flatMap(({ row }) => row.majorCode ?? []);
  return {
    education: given('education', highest ? [highest.row.education] : []),
    majorCode: given('majors', majors),
    source: given('source', resume.basic.sources ?? []),
    meets: ownRequirements.filter((requirement) => !open.includes(requirement)),
  };
}

/** Whether the résumé says nothing that positions ask for. */
export function isEmptyMine(mine: Mine): boolean {
  return filled(mine).length === 0;
}

function filled(mine: Mine): MineKey[] {
  return mineKeys.filter((key) => mine[key].length > 0);
}

/** The search narrowed to what the person may apply for now; each value can be taken off by itself. */
export function withMine(state: SearchState, mine: Mine): SearchState {
  const patch = Object.fromEntries(filled(mine).map((key) => [key, [...mine[key]]]));
  return withFilters(state, { ...patch, isOpenOnly: true });
}

/** The search without the values that came from the résumé. */
export function withoutMine(state: SearchState, mine: Mine): SearchState {
  const patch = filled(mine).map((key) => {
    const own: readonly string[] = mine[key];
    return [key, state[key].filter((code) => !own.includes(code))];
  });
  return withFilters(state, { ...Object.fromEntries(patch), isOpenOnly: false });
}

/** Whether the search holds just what came from the résumé: another value beside it would find more. */
export function isMineOn(state: SearchState, mine: Mine): boolean {
  const keys = filled(mine);
  const holds = (key: MineKey) => isEqual([...state[key]].sort(), [...mine[key]].sort());
  return keys.length > 0 && state.isOpenOnly && keys.every(holds);
}
