import type { Resume } from '@/services/types';
import { educationLevel } from '../educationLevel';
import type { FitRequirement, FitValue } from './item';
import { ageOn, yearsOf } from './moment';

const firstWithMajor = educationLevel('college') ?? 0;
const degrees = ['bachelor', 'master', 'doctor'];

/** The respects in which a résumé has something to show beside what positions ask for. */
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

/** Whether a résumé has something to say in this respect. */
export function isOwn(requirement: FitRequirement | undefined): requirement is OwnRequirement {
  return ownRequirements.some((one) => one === requirement);
}

/**
 * What the résumé has to show in each respect; what it does not say is undefined. Age and years are figures, on
 * `day` (YYYY-MM-DD).
 */
export function ownValues(
  { basic, education, work, certificates }: Resume,
  day: string,
): Record<OwnRequirement, FitValue | undefined> {
  const [highest] = education
    .filter((row) => educationLevel(row.education) !== undefined)
    .sort((a, b) => (educationLevel(b.education) ?? 0) - (educationLevel(a.education) ?? 0));
  const degree = degrees.filter((code) => education.some((row) => row.degree === code)).at(-1);
  // What is studied at school is no major.
  const studied = education.filter((row) => (educationLevel(row.education) ?? 0) >= firstWithMajor);
  const majors = [...new Set(studied.map(({ major }) => major))].filter(Boolean);
  const jobs = work.filter(({ internship }) => !internship);
  const listed = (names: readonly string[]) =>
    names.length > 0 ? { words: names.join('、') } : undefined;
  const coded = (termKey: string, codes: readonly string[] = []) =>
    codes.length > 0 ? { termKey, codes } : undefined;
  return {
    education: coded('education', highest && [highest.education]),
    degree: coded('degree', degree ? [degree] : []),
    majors: listed(majors),
    source: coded('source', basic.sources),
    age: ageOn(basic.birthDate, day),
    political: coded('political', basic.political ? [basic.political] : []),
    experience: jobs.length > 0 ? yearsOf(jobs, day.slice(0, 7)) : undefined,
    qualification: listed(certificates.map(({ name }) => name)),
  };
}
