import type { Resume } from '@/services/types';
import { withFilters } from '@/utils/urlValues';
import { heldEducation, majorRows } from '../shared/fit/education';
import { type Demands, fitToDemands } from '../shared/fit/fit';
import type { FitItem, FitRequirement } from '../shared/fit/item';
import { ownRequirements, type SearchState } from './urlState';

/** The filters that a résumé can set. */
const resumeFilterKeys = ['education', 'majorCode', 'source', 'meets'] as const;
type ResumeFilterKey = (typeof resumeFilterKeys)[number];

/** The filter values from a résumé; an empty list where the résumé has no value. */
export type ResumeFilters = Readonly<Record<ResumeFilterKey, readonly string[]>>;

/** Requires in each respect what nobody has, so that the answer is `unknown` only where the résumé has no value. */
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

/** The fit items whose value is missing in the résumé, so that the fit check refuses no position because of them. */
export function missingRequirements(resume: Resume): FitItem[] {
  return fitToDemands(resume, everything).filter(({ answer }) => answer === 'unknown');
}

/** The filters that find exactly the positions of which the fit check refuses no requirement. */
export function resumeFiltersOf(resume: Resume): ResumeFilters {
  const open = missingRequirements(resume).map(({ requirement }) => requirement);
  const [highest] = heldEducation(resume);
  const given = (requirement: FitRequirement, values: readonly string[]) =>
    open.includes(requirement) ? [] : [...new Set(values)];
  const majors = majorRows(resume).flatMap(({ row }) => row.majorCode ?? []);
  return {
    education: given('education', highest ? [highest.row.education] : []),
    majorCode: given('majors', majors),
    source: given('source', resume.basic.sources ?? []),
    meets: ownRequirements.filter((requirement) => !open.includes(requirement)),
  };
}

/** Whether the résumé sets no filter at all. */
export function isEmptyResumeFilters(filters: ResumeFilters): boolean {
  return filled(filters).length === 0;
}

function filled(filters: ResumeFilters): ResumeFilterKey[] {
  return resumeFilterKeys.filter((key) => filters[key].length > 0);
}

/** The search with the filters from the résumé, for open positions; each value can be removed on its own. */
export function withResumeFilters(state: SearchState, filters: ResumeFilters): SearchState {
  const patch = Object.fromEntries(filled(filters).map((key) => [key, [...filters[key]]]));
  return withFilters(state, { ...patch, isOpenOnly: true });
}

/** The filters that the switch replaces. */
export type ReplacedFilters = Pick<SearchState, ResumeFilterKey | 'isOpenOnly'>;

/** What the switch would replace now, to be given back when it is switched off. */
export function replacedFilters(state: SearchState): ReplacedFilters {
  const { education, majorCode, source, meets, isOpenOnly } = state;
  return { education, majorCode, source, meets, isOpenOnly };
}

/**
 * The search without the values from the résumé, and with those that they have replaced. When nobody knows these, as
 * behind a link, only the values go.
 */
export function withoutResumeFilters(
  state: SearchState,
  filters: ResumeFilters,
  { isOpenOnly = state.isOpenOnly, ...before }: Partial<ReplacedFilters> = {},
): SearchState {
  const patch = filled(filters).map((key) => [key, before[key] ?? []]);
  return withFilters(state, { ...Object.fromEntries(patch), isOpenOnly });
}

/** Whether the search has exactly the values from the résumé: any other value would find more positions. */
export function hasResumeFilters(state: SearchState, filters: ResumeFilters): boolean {
  const keys = filled(filters);
  const sorted = (codes: readonly string[]) => [...codes].sort().join();
  const holds = (key: ResumeFilterKey) => sorted(state[key]) === sorted(filters[key]);
  return keys.length > 0 && state.isOpenOnly && keys.every(holds);
}
