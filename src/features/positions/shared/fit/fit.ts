import type { Position, PositionDetail, Resume } from '@/services/types';
import { fitDegree, fitEducation, fitMajors } from './education';
import type { FitAnswer, FitItem } from './item';
import { fitAge, fitExperience, fitPolitical, fitSource, fitType } from './person';

/** Certificates need a person's judgement: the item only names those in the résumé. */
function fitQualification(resume: Resume, { qualification }: PositionDetail): FitItem | undefined {
  if (!qualification) return undefined;
  const index = resume.certificates.findIndex(
    ({ name }) => name && (name.includes(qualification) || qualification.includes(name)),
  );
  const found = resume.certificates[index];
  return {
    requirement: 'qualification',
    answer: 'unknown',
    reason: `positions.fit.reason.qualification.${found ? 'found' : 'asked'}`,
    values: { asked: { words: qualification }, held: found && { words: found.name } },
    field: `certificates.${Math.max(index, 0)}.name`,
    isMissing: resume.certificates.length === 0,
  };
}

/** The place is the person's wish, not a requirement: another place is unclear, never a refusal. */
function fitRegion({ intention }: Resume, position: PositionDetail): FitItem | undefined {
  const wanted = intention.regionCodes ?? [];
  if (wanted.length === 0) return undefined;
  // A server may leave out a text (services/answerShape).
  const own = position.regionCode ?? '';
  // GB/T 2260: trailing pairs of zeros stand for a whole province or city.
  const isWithin = wanted.some((code) => own.startsWith(code.replace(/(?:00){1,2}$/, '')));
  return {
    requirement: 'region',
    answer: isWithin ? 'fits' : 'unknown',
    reason: `positions.fit.reason.region.${isWithin ? 'wanted' : 'elsewhere'}`,
    values: { place: { words: position.regionName } },
    field: 'intention.regionCodes',
  };
}

function fitOther({ otherConditions }: PositionDetail): FitItem | undefined {
  const words = (otherConditions ?? '').trim();
  if (!words) return undefined;
  return {
    requirement: 'other',
    answer: 'unknown',
    reason: 'positions.fit.reason.other.check',
    values: { asked: { words } },
  };
}

/** The part of a position's requirements that lists contain (contract: Position). */
export type Demands = Pick<
  Position,
  | 'education'
  | 'degree'
  | 'majorCodes'
  | 'source'
  | 'minAge'
  | 'maxAge'
  | 'political'
  | 'experienceYears'
  | 'recruitType'
  | 'closesAt'
>;

/** The requirements that a résumé can fail, of a position in a list; also for the filter from the résumé. */
export function fitToDemands(resume: Resume, position: Demands): FitItem[] {
  return [
    fitEducation(resume, position),
    fitDegree(resume, position),
    fitMajors(resume, position),
    fitSource(resume, position),
    fitAge(resume, position),
    fitPolitical(resume, position),
    fitExperience(resume, position),
  ].filter((item) => item !== undefined);
}

/**
 * Compares a position's requirements with a résumé, in the order of the form; only those that the position has. It is a
 * help for the person; the employer's review decides (docs/product.md, Screens).
 */
export function fitOf(resume: Resume, position: PositionDetail): FitItem[] {
  return [
    ...fitToDemands(resume, position),
    fitQualification(resume, position),
    fitType(resume, position),
    fitRegion(resume, position),
    fitOther(position),
  ].filter((item) => item !== undefined);
}

/** The number of requirements by answer. */
export function countAnswers(items: readonly FitItem[]): Record<FitAnswer, number> {
  const counts = { fits: 0, doesNot: 0, unknown: 0 };
  for (const { answer } of items) counts[answer] += 1;
  return counts;
}
