import type { Position, Resume, ResumeEducation } from '@/services/types';
import { educationLevel } from '../educationLevel';
import type { FitItem, FitValue } from './item';
import { closingDay } from './moment';
import { takesMajor } from './takes';

/** The catalogue of majors (contract: major/list) is that of higher education. */
const firstInCatalogue = educationLevel('college') ?? 0;
const withoutMajor = 'high';

const degrees = ['none', 'bachelor', 'master', 'doctor'];

interface Held {
  row: ResumeEducation;
  path: string;
  level: number;
}

const educationOf = (...codes: string[]): FitValue => ({ termKey: 'education', codes });
const degreeOf = (...codes: string[]): FitValue => ({ termKey: 'degree', codes });

/** The résumé's schooling, the highest first; rows of a level that is not known are left out. */
export function heldBy({ education }: Resume): Held[] {
  return education
    .flatMap((row, index) => {
      const level = educationLevel(row.education);
      return level === undefined ? [] : [{ row, path: `education.${index}`, level }];
    })
    .sort((one, other) => other.level - one.level);
}

/**
 * The schools whose major counts, the highest first: those of higher education, and a vocational school's only where
 * there is none of them; a senior high school teaches no major.
 */
export function majorRows(resume: Resume): Held[] {
  const all = heldBy(resume);
  const higher = all.filter(({ level }) => level >= firstInCatalogue);
  return higher.length > 0 ? higher : all.filter(({ row }) => row.education !== withoutMajor);
}

/** Education is a minimum (contract: Entities); one that ends after the closing date is not held yet. */
export function fitEducation(
  resume: Resume,
  position: Pick<Position, 'education' | 'closesAt' | 'recruitType'>,
): FitItem | undefined {
  const asked = position.education;
  const least = educationLevel(asked);
  if (least === 0) return undefined;
  const requirement = 'education';
  const values = { asked: educationOf(asked) };
  const all = heldBy(resume);
  const [highest] = all;
  const answer = (
    given: FitItem['answer'],
    how: 'held' | 'expected' | 'later',
    { row, path }: Held,
  ): FitItem => ({
    requirement,
    answer: given,
    reason: {
      key: `positions.fit.reason.education.${how}`,
      values: { ...values, held: educationOf(row.education), month: row.end },
    },
    field: `${path}.education`,
  });

  if (!highest || least === undefined) {
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
  const enough = all.filter(({ level }) => level >= least);
  const month = closingDay(position).slice(0, 7);
  const finished = enough.find(({ row }) => row.end <= month);
  if (finished) return answer('fits', 'held', finished);
  const [coming] = enough;
  if (!coming) return answer('doesNot', 'held', highest);
  return position.recruitType === 'social'
    ? answer('unknown', 'later', coming)
    : answer('fits', 'expected', coming);
}

/** The highest degree against the one asked for. */
export function fitDegree(
  resume: Resume,
  { degree: asked }: Pick<Position, 'degree'>,
): FitItem | undefined {
  const least = asked ? degrees.indexOf(asked) : 0;
  if (!asked || least === 0) return undefined;
  const requirement = 'degree';
  const given = resume.education
    .map(({ degree }, index) => ({ degree, index, level: degree ? degrees.indexOf(degree) : -1 }))
    .sort((one, other) => other.level - one.level);
  const [best] = given;
  // Without a degree at the school that would give one, the others do not decide it.
  const [highest] = heldBy(resume);
  const isOpen = highest ? !highest.row.degree : true;
  const isEnough = best !== undefined && best.level >= least;
  if (least < 0 || !best?.degree || (isOpen && !isEnough)) {
    return {
      requirement,
      answer: 'unknown',
      reason: { key: 'positions.fit.reason.degree.missing', values: { asked: degreeOf(asked) } },
      field: `${highest?.path ?? 'education.0'}.degree`,
      isMissing: true,
    };
  }
  return {
    requirement,
    answer: isEnough ? 'fits' : 'doesNot',
    reason: {
      key: 'positions.fit.reason.degree.held',
      values: { held: degreeOf(best.degree), asked: degreeOf(asked) },
    },
    field: `education.${best.index}.degree`,
  };
}

/**
 * Majors are refused only where every one of the résumé is coded and none touches those asked for: a major of a lower
 * school, a whole class and a typed major are questions for the unit.
 */
export function fitMajors(
  resume: Resume,
  position: Pick<Position, 'education' | 'majorCodes'>,
): FitItem | undefined {
  const { majorCodes } = position;
  if (majorCodes.length === 0) return undefined;
  const least = educationLevel(position.education) ?? 0;
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
  const held = within.find(({ level }) => level >= least);
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
