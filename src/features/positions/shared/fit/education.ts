import type { Resume, ResumeEducation } from '@/services/types';
import { educationLevel } from '../educationLevel';
import { coded, type FitCheck, type FitItem } from './item';
import { closingDay } from './moment';
import { takesMajor } from './takes';

/** The lowest level in the catalogue of majors (contract: major/list), which covers higher education only. */
const firstInCatalogue = educationLevel('college') ?? 0;
const withoutMajor = 'high';

const degrees = ['none', 'bachelor', 'master', 'doctor'];

interface HeldEducation {
  row: ResumeEducation;
  path: string;
  level: number;
}

/** The résumé's education, the highest first; rows with an unknown level are left out. */
export function heldEducation({ education }: Resume): HeldEducation[] {
  return education
    .flatMap((row, index) => {
      const level = educationLevel(row.education);
      return level === undefined ? [] : [{ row, path: `education.${index}`, level }];
    })
    .sort((one, other) => other.level - one.level);
}

/**
 * The rows whose major counts, the highest first: higher education; without any, vocational schools. A senior high
 * school has no majors.
 */
export function majorRows(resume: Resume): HeldEducation[] {
  const all = heldEducation(resume);
  const higher = all.filter(({ level }) => level >= firstInCatalogue);
  return higher.length > 0 ? higher : all.filter(({ row }) => row.education !== withoutMajor);
}

/** Compares the education, a minimum (contract: Entities); one that ends after the closing date is not complete. */
export const fitEducation: FitCheck<'education' | 'closesAt' | 'recruitType'> = (
  resume,
  position,
) => {
  const minLevel = educationLevel(position.education);
  if (minLevel === 0) return undefined;
  const item = (
    answer: FitItem['answer'],
    how: 'held' | 'expected' | 'later' | 'missing' | 'unclear',
    held?: HeldEducation,
  ): FitItem => ({
    requirement: 'education',
    answer,
    reason: `positions.fit.reason.education.${how}`,
    values: {
      asked: coded('education', [position.education]),
      held: held && coded('education', [held.row.education]),
      month: held?.row.end,
    },
    field: `${held?.path ?? 'education.0'}.education`,
    isMissing: how === 'missing',
  });

  if (resume.education.length === 0) return item('unknown', 'missing');
  const all = heldEducation(resume);
  const [highest] = all;
  if (!highest || minLevel === undefined) return item('unknown', 'unclear');
  const enough = all.filter(({ level }) => level >= minLevel);
  const month = closingDay(position).slice(0, 7);
  const finished = enough.find(({ row }) => row.end <= month);
  if (finished) return item('fits', 'held', finished);
  const [coming] = enough;
  if (!coming) return item('doesNot', 'held', highest);
  return position.recruitType === 'social'
    ? item('unknown', 'later', coming)
    : item('fits', 'expected', coming);
};

/** Compares the highest degree; one whose schooling ends after the closing date is not awarded yet. */
export const fitDegree: FitCheck<'degree' | 'closesAt' | 'recruitType'> = (resume, position) => {
  const asked = position.degree || 'none';
  const minLevel = degrees.indexOf(asked);
  if (minLevel === 0) return undefined;
  const [highest] = heldEducation(resume);
  const given = resume.education
    .map(({ degree = '', end }, index) => ({
      degree,
      end,
      path: `education.${index}`,
      level: degrees.indexOf(degree),
    }))
    .sort((one, other) => other.level - one.level);
  const item = (
    answer: FitItem['answer'],
    how: 'held' | 'expected' | 'later' | 'missing',
    held?: (typeof given)[number],
  ): FitItem => ({
    requirement: 'degree',
    answer,
    reason: `positions.fit.reason.degree.${how}`,
    values: {
      asked: coded('degree', [asked]),
      held: held && coded('degree', [held.degree]),
      month: held?.end,
    },
    field: `${(held ?? highest)?.path ?? 'education.0'}.degree`,
    isMissing: !held,
  });

  const month = closingDay(position).slice(0, 7);
  const awarded = given.find(({ level, end }) => level >= minLevel && end <= month);
  const best = awarded ?? given[0];
  const isEnough = best !== undefined && best.level >= minLevel;
  // When the highest education has no degree filled in, the degrees of lower ones do not decide.
  if (minLevel < 0 || !best?.degree || (!highest?.row.degree && !isEnough)) {
    return item('unknown', 'missing');
  }
  if (!isEnough) return item('doesNot', 'held', best);
  if (awarded) return item('fits', 'held', awarded);
  return position.recruitType === 'social'
    ? item('unknown', 'later', best)
    : item('fits', 'expected', best);
};

/**
 * Compares the majors. The answer is no only if every major of the résumé has a code and none matches; a major of a
 * lower school, a whole class or a typed name is unclear, and the employer decides.
 */
export const fitMajors: FitCheck<'education' | 'majorCodes'> = (resume, position) => {
  const { majorCodes } = position;
  if (majorCodes.length === 0) return undefined;
  const minLevel = educationLevel(position.education) ?? 0;
  const item = (
    answer: FitItem['answer'],
    how: 'held' | 'outside' | 'lower' | 'broad' | 'uncoded' | 'missing',
    held?: HeldEducation,
  ): FitItem => ({
    requirement: 'majors',
    answer,
    reason: `positions.fit.reason.majors.${how}`,
    values: { asked: { majorCodes }, held: held && { words: held.row.major } },
    field: `${held?.path ?? 'education.0'}.major`,
    isMissing: !held,
  });

  const rows = majorRows(resume);
  const within = rows.filter(({ row }) => majorCodes.some((one) => row.majorCode?.startsWith(one)));
  const held = within.find(({ level }) => level >= minLevel);
  if (held) return item('fits', 'held', held);
  const [lower] = within;
  if (lower) return item('unknown', 'lower', lower);
  const broad = rows.find(({ row }) => row.majorCode && takesMajor(majorCodes, row.majorCode));
  if (broad) return item('unknown', 'broad', broad);
  const uncoded = rows.find(({ row }) => !row.majorCode);
  if (uncoded) return item('unknown', 'uncoded', uncoded);
  const [first] = rows;
  return first ? item('doesNot', 'outside', first) : item('unknown', 'missing');
};
