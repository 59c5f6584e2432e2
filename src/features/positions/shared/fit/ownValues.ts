import type { Resume } from '@/services/types';
import { heldEducation, majorRows } from './education';
import { coded, type FitRequirement, type FitValue } from './item';
import { ageOn, yearsOf } from './moment';

const degrees = ['bachelor', 'master', 'doctor'];

/**
 * The résumé's value for each requirement that it can be compared by, undefined where it is empty. Age and years are
 * numbers, on `day` (YYYY-MM-DD).
 */
export function ownValues(resume: Resume, day: string): Partial<Record<FitRequirement, FitValue>> {
  const { basic, education, work, certificates } = resume;
  const [highest] = heldEducation(resume);
  const degree = degrees.filter((code) => education.some((row) => row.degree === code)).at(-1);
  const studied = new Set(majorRows(resume).map(({ row }) => row));
  const named = education.filter((row) => studied.has(row)).map(({ major }) => major);
  const majors = [...new Set(named)].filter(Boolean);
  const jobs = work.filter(({ internship }) => !internship);
  const listed = (names: readonly string[]) =>
    names.length > 0 ? { words: names.join('、') } : undefined;
  return {
    education: highest && coded('education', [highest.row.education]),
    degree: degree && coded('degree', [degree]),
    majors: listed(majors),
    source: basic.sources?.length ? coded('source', basic.sources) : undefined,
    age: ageOn(basic.birthDate, day),
    political: basic.political ? coded('political', [basic.political]) : undefined,
    experience: jobs.length > 0 ? yearsOf(jobs, day.slice(0, 7)) : undefined,
    qualification: listed(certificates.map(({ name }) => name)),
  };
}
