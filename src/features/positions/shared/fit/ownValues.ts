import type { Resume } from '@/services/types';
import { heldEducation, majorRows } from './education';
import type { FitRequirement, FitValue } from './item';
import { ageOn, yearsOf } from './moment';

const degrees = ['bachelor', 'master', 'doctor'];

/** The requirements for which a résumé has a value to compare. */
const ownRequirements = [
  'education',
  'degree',
  'majors',
  'source',
  'age',
  'political',
  'experience',
  'qualification',
] as const satisfies readonly FitRequirement[];
type OwnRequirement = (typeof ownRequirements)[number];

/** Whether a résumé has a value for this requirement. */
export function isOwn(requirement: FitRequirement | undefined): requirement is OwnRequirement {
  return ownRequirements.some((one) => one === requirement);
}

/**
 * The résumé's value for each requirement, undefined where it is empty. Age and years are numbers, on `day`
 * (YYYY-MM-DD).
 */
export function ownValues(
  resume: Resume,
  day: string,
): Record<OwnRequirement, FitValue | undefined> {
  const { basic, education, work, certificates } = resume;
  const [highest] = heldEducation(resume);
  const degree = degrees.filter((code) => education.some((row) => row.degree === code)).at(-1);
  const studied = new Set(majorRows(resume).map(({ row }) => row));
  const named = education.filter((row) => studied.has(row)).map(({ major }) => major);
  const majors = [...new Set(named)].filter(Boolean);
  const jobs = work.filter(({ internship }) => !internship);
  const listed = (names: readonly string[]) =>
    names.length > 0 ? { words: names.join('、') } : undefined;
  const coded = (termKey: string, codes: readonly string[] = []) =>
    codes.length > 0 ? { termKey, codes } : undefined;
  return {
    education: coded('education', highest && [highest.row.education]),
    degree: coded('degree', degree ? [degree] : []),
    majors: listed(majors),
    source: coded('source', basic.sources),
    age: ageOn(basic.birthDate, day),
    political: coded('political', basic.political ? [basic.political] : []),
    experience: jobs.length > 0 ? yearsOf(jobs, day.slice(0, 7)) : undefined,
    qualification: listed(certificates.map(({ name }) => name)),
  };
}
