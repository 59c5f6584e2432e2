import { fitOf } from '@/features/positions/shared/fit/fit';
import type { FitRequirement } from '@/features/positions/shared/fit/item';
import type { PositionDetail, Resume } from '@/services/types';
import { emptyResume } from '../../../mock/_preview/resumeSeed';
import { demanding, school, undemanding, work } from '../../helpers/fit';

type Asked = Partial<PositionDetail>;
type Given = Partial<Resume>;
type School = Resume['education'][number];
type Row = [what: string, asked: Asked, given: Given, expected: string | undefined];

/** Whole items: fitPerson.test.ts. The answer with the end of its reason's key, such as `fits held`; undefined when the position does not ask. */
function answerTo(requirement: FitRequirement, asked: Asked, given: Given): string | undefined {
  const items = fitOf({ ...emptyResume(), ...given }, { ...undemanding(), ...asked });
  const item = items.find((one) => one.requirement === requirement);
  return item && `${item.answer} ${item.reason.split('.').at(-1)}`;
}

function tableOf(requirement: FitRequirement, rows: readonly Row[]): void {
  describe(requirement, () => {
    test.each(rows)('%s', (_what, asked, given, expected) => {
      expect(answerTo(requirement, asked, given)).toBe(expected);
    });
  });
}

/** What a résumé says of the schools: `studied('bachelor', { end })`, or several as a list. */
const studied = (level: string, more: Partial<School> = {}): Given => ({
  education: [school(level, more)],
});
const schools = (...education: School[]): Given => ({ education });
const bachelor = studied('bachelor');
const later = { end: '2027-06' };

tableOf('education', [
  ['none is asked for', { education: 'other' }, bachelor, undefined],
  ['the same', { education: 'bachelor' }, bachelor, 'fits held'],
  ['more', { education: 'college' }, bachelor, 'fits held'],
  ['less', { education: 'master' }, bachelor, 'doesNot held'],
  ['高中 for 中专: one level', { education: 'secondary' }, studied('high'), 'fits held'],
  ['nothing filled', { education: 'bachelor' }, {}, 'unknown missing'],
  ['a level nobody knows', { education: 'bachelor' }, studied('x'), 'unknown unclear'],
  ['asked for by a code nobody knows', { education: 'x' }, bachelor, 'unknown unclear'],
  [
    'of several the highest',
    { education: 'master' },
    schools(school('high'), school('master'), school('bachelor')),
    'fits held',
  ],
  ['finished too late', { education: 'bachelor' }, studied('bachelor', later), 'unknown later'],
  [
    'finished after the closing date, in campus recruitment',
    { education: 'bachelor', recruitType: 'campus' },
    studied('bachelor', later),
    'fits expected',
  ],
  [
    'a higher one not finished, a lower one that is enough',
    { education: 'bachelor' },
    schools(school('master', later), school('bachelor')),
    'fits held',
  ],
]);

const holding = (degree: string, more: Partial<School> = {}) =>
  studied('bachelor', { degree, ...more });
tableOf('degree', [
  ['none is asked for', {}, bachelor, undefined],
  ['无 is asked for', { degree: 'none' }, bachelor, undefined],
  ['the same', { degree: 'bachelor' }, holding('bachelor'), 'fits held'],
  ['more', { degree: 'bachelor' }, studied('master', { degree: 'master' }), 'fits held'],
  ['less', { degree: 'master' }, holding('bachelor'), 'doesNot held'],
  ['none was given at the school', { degree: 'bachelor' }, holding('none'), 'doesNot held'],
  ['not filled', { degree: 'bachelor' }, bachelor, 'unknown missing'],
  [
    'filled at a lower school alone',
    { degree: 'bachelor' },
    schools(school('bachelor'), school('high', { degree: 'none' })),
    'unknown missing',
  ],
  ['no school', { degree: 'bachelor' }, {}, 'unknown missing'],
  ['to come too late', { degree: 'bachelor' }, holding('bachelor', later), 'unknown later'],
  [
    'to come after the closing date, in campus recruitment',
    { degree: 'bachelor', recruitType: 'campus' },
    holding('bachelor', later),
    'fits expected',
  ],
  [
    'to come in the month of the closing date',
    { degree: 'bachelor' },
    holding('bachelor', { end: '2026-12' }),
    'fits held',
  ],
  [
    'a higher one to come, one that is enough held',
    { degree: 'bachelor' },
    schools(
      school('master', { degree: 'master', ...later }),
      school('bachelor', { degree: 'bachelor' }),
    ),
    'fits held',
  ],
]);

const majorsAsked = (...majorCodes: string[]): Asked => ({ majorCodes, education: 'bachelor' });
const major = (majorCode: string | undefined, education = 'bachelor'): Given =>
  studied(education, { majorCode });
const management = school('bachelor', { majorCode: '120201' });
tableOf('majors', [
  ['an empty list takes everybody', majorsAsked(), major('0101'), undefined],
  ['the very major', majorsAsked('080902'), major('080902'), 'fits held'],
  ['within the class', majorsAsked('0101', '0809'), major('080902'), 'fits held'],
  ['within the discipline', majorsAsked('08'), major('080902'), 'fits held'],
  ['another', majorsAsked('0809'), major('120201'), 'doesNot outside'],
  ['a class where a major is asked for', majorsAsked('080902'), major('0809'), 'unknown broad'],
  ['typed, without a code', majorsAsked('0809'), major(undefined), 'unknown uncoded'],
  ['at a lower school', majorsAsked('0809'), major('080902', 'college'), 'unknown lower'],
  [
    'a class of a lower school where a major is asked for',
    majorsAsked('080902'),
    schools(management, school('college', { majorCode: '0809' })),
    'unknown broad',
  ],
  [
    'one of two typed',
    majorsAsked('0809'),
    schools(management, school('college', { majorCode: undefined })),
    'unknown uncoded',
  ],
  [
    'a vocational school’s beside a coded one: no catalogue has it',
    majorsAsked('0809'),
    schools(management, school('secondary', { majorCode: undefined })),
    'doesNot outside',
  ],
  ['at school none is taught', majorsAsked('0809'), major(undefined, 'high'), 'unknown missing'],
  ['nothing filled', majorsAsked('0809'), {}, 'unknown missing'],
]);

tableOf('source', [
  ['an empty list takes everybody', { source: [] }, { basic: {} }, undefined],
  ['one fits', { source: ['veteran', 'social'] }, { basic: { sources: ['social'] } }, 'fits held'],
  ['none of them', { source: ['spouse'] }, { basic: { sources: ['social'] } }, 'doesNot outside'],
  ['not filled', { source: ['spouse'] }, { basic: { sources: [] } }, 'unknown missing'],
]);

// Applications close on 2026-12-05.
tableOf('age', [
  ['not limited', {}, { basic: { birthDate: '1950-01-01' } }, undefined],
  ['at the upper limit', { maxAge: 35 }, { basic: { birthDate: '1990-12-06' } }, 'fits held'],
  ['over it that day', { maxAge: 35 }, { basic: { birthDate: '1990-12-05' } }, 'doesNot held'],
  ['of age that day', { minAge: 18 }, { basic: { birthDate: '2008-12-05' } }, 'fits held'],
  ['a day too young', { minAge: 18 }, { basic: { birthDate: '2008-12-06' } }, 'doesNot held'],
  ['junk', { maxAge: 35 }, { basic: { birthDate: '1990' } }, 'unknown missing'],
]);

tableOf('political', [
  ['not asked', {}, { basic: { political: '13' } }, undefined],
  ['another', { political: '01' }, { basic: { political: '13' } }, 'doesNot held'],
]);

const years = { experienceYears: 3 };
tableOf('experience', [
  ['not asked', { experienceYears: 0 }, {}, undefined],
  [
    'enough with the months in which two jobs end',
    years,
    { work: [work('2018-01', '2019-06'), work('2020-01', '2021-06')] },
    'fits held',
  ],
  ['a month too little', years, { work: [work('2024-01')] }, 'doesNot held'],
  [
    'two at once count once',
    years,
    { work: [work('2022-01', '2024-01'), work('2022-06', '2024-01')] },
    'doesNot held',
  ],
  ['with internships', years, { work: [work('2020-01', '2024-01', true)] }, 'unknown wider'],
  ['months that are none', years, { work: [work('soon', 'later')] }, 'doesNot held'],
]);

const certificates = [{ id: '1', name: '护士执业资格证书' }];
tableOf('qualification', [['not asked', {}, { certificates }, undefined]]);

tableOf('type', [
  ['social recruitment', {}, {}, undefined],
  ['the sources say it', { recruitType: 'campus', source: ['graduate'] }, {}, undefined],
  ['others', { recruitType: 'campus' }, { basic: { sources: ['social'] } }, 'unknown unclear'],
]);

const wish = (...regionCodes: string[]): Given => ({ intention: { regionCodes } });
tableOf('region', [
  ['no wish', {}, wish(), undefined],
  ['in the province', {}, wish('370000'), 'fits wanted'],
  ['in the city', {}, wish('320100', '370100'), 'fits wanted'],
  ['in the very district', {}, wish('370102'), 'fits wanted'],
]);

tableOf('other', [['blank', { otherConditions: ' ' }, {}, undefined]]);

describe('all together', () => {
  test('an empty résumé leaves everything open, and each question leads to a field', () => {
    const items = fitOf(emptyResume(), demanding());
    expect(new Set(items.map(({ answer }) => answer))).toEqual(new Set(['unknown']));
    for (const { requirement, field } of items.filter((item) => item.requirement !== 'other')) {
      expect([requirement, field]).toEqual([requirement, expect.stringMatching(/^\w+\.[\w.]+$/)]);
    }
  });

  test('a position that asks for nothing has nothing to compare', () => {
    expect(fitOf(emptyResume(), undemanding())).toEqual([]);
  });
});
