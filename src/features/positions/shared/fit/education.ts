import type { Position, Resume, ResumeEducation } from '@/services/types';
import { educationLevel } from '../educationLevel';
import type { FitItem, FitValue } from './item';
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

const educationOf = (...codes: string[]): FitValue => ({ termKey: 'education', codes });
const degreeOf = (...codes: string[]): FitValue => ({ termKey: 'degree', codes });

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

/**
 * Compares the education, which is a minimum (contract: Entities); one that ends after the closing date is not complete
 * yet.
 */
export function fitEducation(
  resume: Resume,
  position: Pick<Position, 'education' | 'closesAt' | 'recruitType'>,
): FitItem | undefined {
  const asked = position.education;
  const minLevel = educationLevel(asked);
  if (minLevel === 0) return undefined;
  const requirement = 'education';
  const values = { asked: educationOf(asked) };
  const all = heldEducation(resume);
  const [highest] = all;
  const answer = (
    given: FitItem['answer'],
    how: 'held' | 'expected' | 'later',
    { row, path }: HeldEducation,
  ): FitItem => ({
    requirement,
    answer: given,
    reason: {
      key: `positions.fit.reason.education.${how}`,
      values: { ...values, held: educationOf(row.education), month: row.end },
    },
    field: `${path}.education`,
  });

  if (!highest || minLevel === undefined) {
    const isMissing = resume.education.length === 0;
    return {
      requirement,
      answer: 'unknown',
      reason: {
        key: `positions.fit.reason.education.${isMissing ? 'missing' : 'unclear'}`,
        values,
      },
      field: 'education.0.education',
      isMissing,
    };
  }
  const enough = all.filter(({ level }) => level >= minLevel);
  const month = closingDay(position).slice(0, 7);
  const finished = enough.find(({ row }) => row.end <= month);
  if (finished) return answer('fits', 'held', finished);
  const [coming] = enough;
  if (!coming) return answer('doesNot', 'held', highest);
  return position.recruitType === 'social'
    ? answer('unknown', 'later', coming)
    : answer('fits', 'expected', coming);
}

/** Compares the highest degree; one whose schooling ends after the closing date is not awarded yet. */
export function fitDegree(
  resume: Resume,
  position: Pick<Position, 'degree' | 'closesAt' | 'recruitType'>,
): FitItem | undefined {
  const asked = position.degree;
  const minLevel = asked ? degrees.indexOf(asked) : 0;
  if (!asked || minLevel === 0) return undefined;
  const requirement = 'degree';
  const given = resume.education
    .map(({ degree, end }, index) => ({
      degree,
      end,
      index,
      level: degree ? degrees.indexOf(degree) : -1,
    }))
    .sort((one, other) => other.level - one.level);
  const month = closingDay(position).slice(0, 7);
  const awarded = given.find(({ level, end }) => level >= minLevel && end <= month);
  const best = awarded ?? given[0];
  // When the highest education has no degree filled in, the degrees of lower ones do not decide.
  const [highest] = heldEducation(resume);
  const isOpen = highest ? !highest.row.degree : true;
  const isEnough = best !== undefined && best.level >= minLevel;
  if (minLevel < 0 || !best?.degree || (isOpen && !isEnough)) {
    return {
      requirement,
      answer: 'unknown',
      reason: { key: 'positions.fit.reason.degree.missing', values: { asked: degreeOf(asked) } },
      field: `${highest?.path ?? 'education.0'}.degree`,
      isMissing: true,
    };
  }
  const values = { held: degreeOf(best.degree), asked: degreeOf(asked) };
  const field = `education.${best.index}.degree`;
  if (isEnough && !awarded) {
    const isSocial = position.recruitType === 'social';
    return {
      requirement,
      answer: isSocial ? 'unknown' : 'fits',
      reason: {
        key: `positions.fit.reason.degree.${isSocial ? 'later' : 'expected'}`,
        values: { ...values, month: best.end },
      },
      field,
    };
  }
  return {
    requirement,
    answer: isEnough ? 'fits' : 'doesNot',
    reason: { key: 'positions.fit.reason.degree.held', values },
    field,
  };
}

/**
 * Compares the majors. The answer is no only if every major of the résumé has a code and none matches; a major of a
 * lower school, a whole class or a typed name is unclear, and the employer decides.
 */
export function fitMajors(
  resume: Resume,
  position: Pick<Position, 'education' | 'majorCodes'>,
): FitItem | undefined {
  const { majorCodes } = position;
  if (majorCodes.length === 0) return undefined;
  const minLevel = educationLevel(position.education) ?? 0;
  const asked: FitValue = { majorCodes };
  const item = (
    answer: FitItem['answer'],
    how: 'held' | 'outside' | 'lower' | 'broad' | 'uncoded' | 'missing',
    row?: { code?: string; name: string; path: string },
  ): FitItem => ({
    requirement: 'majors',
    answer,
    reason: {
      key: `positions.fit.reason.majors.${how}`,
      values: row ? { asked, held: { words: row.name } } : { asked },
    },
    field: `${row?.path ?? 'education.0'}.major`,
    isMissing: !row,
  });

  const rows = majorRows(resume).map(({ row, path, level }) => ({
    path,
    level,
    name: row.major,
    code: row.majorCode,
  }));
  const within = rows.filter(({ code }) => code && majorCodes.some((one) => code.startsWith(one)));
  const held = within.find(({ level }) => level >= minLevel);
  if (held) return item('fits', 'held', held);
  const [lower] = within;
  if (lower) return item('unknown', 'lower', lower);
  const broad = rows.find(({ code }) => code && takesMajor(majorCodes, code));
  if (broad) return item('unknown', 'broad', broad);
  const uncoded = rows.find(({ code }) => !code);
  if (uncoded) return item('unknown', 'uncoded', uncoded);
  const [first] = rows;
  return first ? item('doesNot', 'outside', first) : item('unknown', 'missing');
}
