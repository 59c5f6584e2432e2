import { ageRange } from '../conditions';
import { coded, type FitCheck } from './item';
import { ageOn, closingDay, yearsOf } from './moment';
import { takesSource } from './takes';

/** Codes of GB/T 4762: 01 is a member of the Communist Party of China, 02 a probationary member. */
const member = '01';
const probationer = '02';
const graduate = 'graduate';

/** Compares the source; an empty list accepts everybody (contract: Entities). */
export const fitSource: FitCheck<'source'> = ({ basic }, { source }) => {
  if (source.length === 0) return undefined;
  const own = basic.sources ?? [];
  const shared = own.filter((code) => takesSource(source, code));
  const isMissing = own.length === 0;
  const held = shared.length > 0 ? shared : own;
  const how = isMissing ? 'missing' : shared.length > 0 ? 'held' : 'outside';
  return {
    requirement: 'source',
    answer: isMissing ? 'unknown' : shared.length > 0 ? 'fits' : 'doesNot',
    reason: `positions.fit.reason.source.${how}`,
    values: { asked: coded('source', source), held: coded('source', held) },
    field: 'basic.sources',
    isMissing,
  };
};

/** Compares the age on the day on which applications close. */
export const fitAge: FitCheck<'minAge' | 'maxAge' | 'closesAt'> = ({ basic }, position) => {
  const { minAge: min, maxAge: max } = position;
  const range = ageRange(position);
  if (range === 'none') return undefined;
  const age = ageOn(basic.birthDate, closingDay(position));
  const isWithin = age !== undefined && age >= (min ?? 0) && age <= (max ?? age);
  return {
    requirement: 'age',
    answer: age === undefined ? 'unknown' : isWithin ? 'fits' : 'doesNot',
    reason: `positions.fit.reason.age.${age === undefined ? 'missing' : 'held'}`,
    values: { range, min, max, age },
    field: 'basic.birthDate',
    isMissing: age === undefined,
  };
};

/** Compares the political status; the employer decides whether a probationary member counts as a member. */
export const fitPolitical: FitCheck<'political'> = ({ basic }, position) => {
  const asked = position.political;
  if (!asked) return undefined;
  const held = basic.political;
  const isNear = asked === member && held === probationer;
  const how = !held ? 'missing' : isNear ? 'near' : 'held';
  const known = held === asked ? 'fits' : 'doesNot';
  return {
    requirement: 'political',
    answer: !held || isNear ? 'unknown' : known,
    reason: `positions.fit.reason.political.${how}`,
    values: {
      asked: coded('political', [asked]),
      held: held ? coded('political', [held]) : undefined,
    },
    field: 'basic.political',
    isMissing: !held,
  };
};

/** Compares the years of work until the closing date; the employer decides whether service and internships count. */
export const fitExperience: FitCheck<'experienceYears' | 'closesAt'> = (resume, position) => {
  const asked = position.experienceYears;
  if (!asked) return undefined;
  const until = closingDay(position).slice(0, 7);
  const service = resume.service.map((one) => ({ start: one.enlistedAt, end: one.dischargedAt }));
  const jobs = resume.work.filter(({ internship }) => !internship);
  const held = yearsOf(jobs, until);
  const all = yearsOf([...resume.work, ...service], until);
  const isMissing = resume.work.length === 0 && service.length === 0;
  const isWider = held < asked && all >= asked;
  const known = held >= asked ? 'fits' : 'doesNot';
  const how = isMissing ? 'missing' : isWider ? 'wider' : 'held';
  return {
    requirement: 'experience',
    answer: isMissing || isWider ? 'unknown' : known,
    reason: `positions.fit.reason.experience.${how}`,
    values: { asked, held, all },
    field: 'work.0.start',
    isMissing,
  };
};

/** Campus recruitment without a list of sources is usually for graduates, too. */
export const fitType: FitCheck<'recruitType' | 'source'> = ({ basic }, position) => {
  if (position.recruitType !== 'campus' || position.source.length > 0) return undefined;
  const isGraduate = basic.sources?.includes(graduate) ?? false;
  return {
    requirement: 'type',
    answer: isGraduate ? 'fits' : 'unknown',
    reason: `positions.fit.reason.type.${isGraduate ? 'held' : 'unclear'}`,
    values: { graduate: coded('source', [graduate]) },
    field: 'basic.sources',
  };
};
