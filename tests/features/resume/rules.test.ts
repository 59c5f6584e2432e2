import { overlapsOf, periodFields, problemsOf } from '@/features/resume/rules';
import { contradictionAt } from '@/features/resume/shared/contradiction';
import { resumeSections, sectionOf } from '@/features/resume/shared/sections';
import type { EntryValues, SectionValue } from '@/features/resume/values';

const today = '2026-11-21';

function problems(key: string, value: SectionValue) {
  const section = sectionOf(key);
  if (!section) throw new Error(`no section ${key}`);
  return problemsOf(section, value, today);
}
const errors = (key: string, value: SectionValue) =>
  problems(key, value).map(({ path, violation }) =>
    'key' in violation ? `${path} ${violation.key}` : path,
  );

const resident = { idType: 'resident', idNumber: '110101199003070038' };

it.each<[string, EntryValues, string[]]>([
  ['nothing yet: an object may be finished later', {}, []],
  ['a mobile number', { mobile: '13800000001' }, []],
  ['a short mobile number', { mobile: '1380000' }, ['basic.mobile resume.rule.mobile']],
  ['an e-mail address', { email: 'a@b.cn' }, []],
  ['no e-mail address', { email: 'a.b.cn' }, ['basic.email resume.rule.email']],
  ['an e-mail address with an empty part', { email: 'a@b..c' }, ['basic.email resume.rule.email']],
  ['a number that is no mobile', { mobile: '12000000000' }, ['basic.mobile resume.rule.mobile']],
  ['a graduate of this year', { sources: ['graduate', 'veteran'] }, []],
  [
    'a graduate of this year and of an earlier one',
    { sources: ['graduate', 'pastGraduate'] },
    ['basic.sources resume.rule.sources'],
  ],
  ['today as birth date', { birthDate: today }, []],
  ['tomorrow as birth date', { birthDate: '2026-11-22' }, ['basic.birthDate resume.rule.past']],
  ['no date', { birthDate: '2020-02-31' }, ['basic.birthDate validation.type.date']],
  ['a number as text', { heightCm: '172' }, []],
  ['no number', { heightCm: 'tall' }, ['basic.heightCm validation.type.number']],
  ['too tall', { heightCm: 400 }, ['basic.heightCm validation.value.range']],
  ['a passport number is free', { idType: 'passport', idNumber: 'E123' }, []],
  [
    'a wrong check digit',
    { ...resident, idNumber: '110101199003070030' },
    ['basic.idNumber resume.rule.idNumber'],
  ],
  ['a name of 50 characters', { name: '林'.repeat(50) }, []],
  ['a name of 51 characters', { name: '林'.repeat(51) }, ['basic.name validation.length.range']],
  ['a name of one character', { name: '难' }, []],
  ['a name of one rare character', { name: '𠮷' }, []],
])('basic: %s', (_name, value, expected) => {
  expect(errors('basic', value)).toEqual(expected);
});

const job = { id: 'w1', employer: '某单位', post: '工程师', start: '2022-07' };

it.each<[string, EntryValues, string[]]>([
  ['lasting until now', job, []],
  [
    'required fields of a row',
    { id: 'w1' },
    [
      'work.0.employer validation.required',
      'work.0.post validation.required',
      'work.0.start validation.required.choice',
    ],
  ],
  ['an end before the start', { ...job, end: '2022-06' }, ['work.0.end resume.rule.order']],
  ['a start to come', { ...job, start: '2026-12' }, ['work.0.start resume.rule.past']],
  ['no month', { ...job, start: '2022' }, ['work.0.start resume.rule.month']],
])('work: %s', (_name, row, expected) => {
  expect(errors('work', [row])).toEqual(expected);
});

it('studies may end in the future', () => {
  const row = {
    id: 'e',
    school: '甲',
    major: '乙',
    education: 'bachelor',
    start: '2024-09',
    end: '2028-06',
  };
  expect(errors('education', [row])).toEqual([]);
});

it('overlaps that were saved as they are have been answered for, in whichever order; others are asked about', () => {
  const job = { start: '2020-01', end: '2020-07' };
  const second = { start: '2020-06' };
  expect(overlapsOf([second, job], [job, second])).toEqual([]);
  expect(overlapsOf([job, { start: '2020-05' }], [job, second])).toEqual([[0, 1]]);
  expect(overlapsOf([job, second, { start: '2021-01' }], [job, second])).toEqual([[1, 2]]);
});

it('every required field of every list is asked for, what is chosen or uploaded as such', () => {
  for (const section of resumeSections.filter(({ shape }) => shape === 'rows')) {
    const required = section.fields.filter((field) => field.required);
    expect(errors(section.key, [{ id: 'x' }])).toHaveLength(required.length);
  }
  expect(errors('education', [{ id: 'r' }]).slice(1, 3)).toEqual([
    'education.0.major validation.required',
    'education.0.education validation.required.choice',
  ]);
});

it('a problem names its field and its limits', () => {
  expect(problems('basic', { heightCm: 251, mobile: '1' })).toStrictEqual([
    {
      path: 'basic.heightCm',
      labelKey: 'resume.field.basic.heightCm',
      violation: { key: 'validation.value.range', values: { min: 50, max: 250 } },
    },
    {
      path: 'basic.mobile',
      labelKey: 'resume.field.basic.mobile',
      violation: { key: 'resume.rule.mobile', values: {} },
    },
  ]);
});

it('rows are counted from 0 in the path', () => {
  expect(errors('work', [job, { ...job, id: 'w2', start: '2027-01' }])).toEqual([
    'work.1.start resume.rule.past',
  ]);
});

it.each<[string, string, SectionValue, string[]]>([
  ['the least height', 'basic', { heightCm: 50 }, []],
  ['the greatest height', 'basic', { heightCm: 250 }, []],
  ['less', 'basic', { heightCm: 49 }, ['basic.heightCm validation.value.range']],
  ['this month as a start', 'work', [{ id: 'w', employer: 'a', post: 'b', start: '2026-11' }], []],
  ['white space alone', 'basic', { mobile: '   ' }, []],
  ['lists of any length', 'intention', { regionCodes: Array.from({ length: 9 }, String) }, []],
  ['a file', 'attachments', [{ id: 'a', title: '证书', file: { id: 'f1', name: 'a.pdf' } }], []],
  [
    'a file that is not there',
    'attachments',
    [{ id: 'a', title: '证书' }],
    ['attachments.0.file validation.required.upload'],
  ],
  ['a number without its kind', 'basic', { idNumber: 'E1' }, []],
])('%s', (_what, key, value, expected) => {
  expect(errors(key, value)).toEqual(expected);
});

it.each<[string, EntryValues, string[]]>([
  ['without sex and day of birth', {}, []],
  ['both as it says', { gender: '1', birthDate: '1990-03-07' }, []],
  ['another sex than the two of the number', { gender: '9' }, []],
  [
    'the other sex than that of a woman',
    { idNumber: '11010519491231002X', gender: '1' },
    ['basic.gender resume.rule.genderOfId'],
  ],
  ['the sex of a woman', { idNumber: '11010519491231002X', gender: '2' }, []],
  ['the day before', { birthDate: '1990-03-06' }, ['basic.birthDate resume.rule.birthDateOfId']],
  [
    'both',
    { gender: '2', birthDate: '1990-03-06' },
    ['basic.gender resume.rule.genderOfId', 'basic.birthDate resume.rule.birthDateOfId'],
  ],
  ['the same with a passport', { gender: '2', birthDate: '1990-03-06', idType: 'passport' }, []],
  [
    'a number that is none tells nothing',
    { gender: '2', birthDate: '1990-03-06', idNumber: '11010119900307003X' },
    ['basic.idNumber resume.rule.idNumber'],
  ],
  ['no number', { gender: '2', birthDate: '1990-03-06', idNumber: undefined }, []],
])('a resident number and %s', (_what, change, expected) => {
  expect(errors('basic', { ...resident, ...change })).toEqual(expected);
});

it.each<[string, EntryValues, string | undefined]>([
  ['degree', { education: 'bachelor', degree: 'doctor' }, 'degree'],
  ['degree', { education: 'master', degree: 'doctor' }, undefined],
  ['degree', { education: 'college', degree: 'master' }, 'degree'],
  ['degree', { education: 'doctor', degree: 'master' }, undefined],
  ['degree', { education: 'high', degree: 'none' }, undefined],
  ['degree', { education: 'college', degree: 'bachelor' }, undefined],
  ['degree', { degree: 'doctor' }, undefined],
  ['degree', { education: 'bachelor' }, undefined],
  ['education', { education: 'bachelor', degree: 'doctor' }, undefined],
  ['sources', { sources: ['pastGraduate', 'graduate'] }, 'sources'],
  ['sources', { sources: ['graduate'] }, undefined],
  ['sources', { sources: ['pastGraduate'] }, undefined],
  ['sources', { sources: 'graduate pastGraduate' }, undefined],
  ['gender', { sources: ['pastGraduate', 'graduate'] }, undefined],
])('at %s of %j: %s', (key, entry, expected) => {
  expect(contradictionAt(key, entry)).toBe(expected);
});

const service = { id: 's', unit: '甲', post: '乙', enlistedAt: '2017-09' };

it('a period ends in the month of its start or later, also that of a service', () => {
  expect(periodFields).toEqual([
    ['start', 'end'],
    ['enlistedAt', 'dischargedAt'],
  ]);
  const order = (dischargedAt: string) => errors('service', [{ ...service, dischargedAt }]);
  expect(order('2017-08')).toEqual(['service.0.dischargedAt resume.rule.order']);
  expect(order('2017-09')).toEqual([]);
  expect(errors('service', [{ ...service, enlistedAt: '', dischargedAt: '2017-08' }])).toEqual([
    'service.0.enlistedAt validation.required.choice',
  ]);
});

it.each<[string, EntryValues[], [number, number][]]>([
  ['one after the other', [{ start: '2020-01', end: '2020-06' }, { start: '2020-06' }], []],
  ['sharing months', [{ start: '2020-01', end: '2020-07' }, { start: '2020-06' }], [[0, 1]]],
  ['two until now', [{ start: '2020-01' }, { start: '2021-06' }], [[0, 1]]],
  [
    'service',
    [{ enlistedAt: '2017-09', dischargedAt: '2019-09' }, { enlistedAt: '2018-01' }],
    [[0, 1]],
  ],
  ['without dates', [{}, { start: '2020-01' }], []],
  ['a month in common alone', [{ start: '2020-06' }, { start: '2020-01', end: '2020-06' }], []],
  ['the later first', [{ start: '2020-05' }, { start: '2020-01', end: '2020-06' }], [[0, 1]]],
  [
    'one inside the other',
    [
      { start: '2020-01', end: '2020-12' },
      { start: '2020-03', end: '2020-04' },
    ],
    [[0, 1]],
  ],
  [
    'three, each with each',
    [{ start: '2020-01' }, { start: '2020-02' }, { start: '2020-03' }],
    [
      [0, 1],
      [0, 2],
      [1, 2],
    ],
  ],
  ['an empty end is none', [{ start: '2020-01', end: '' }, { start: '2021-01' }], [[0, 1]]],
  ['an empty start is none', [{ start: '', end: '2022-01' }, { start: '2021-01' }], []],
  ['no text as a start', [{ start: 2020 }, { start: '2021-01' }], []],
])('overlap: %s', (_what, rows, expected) => {
  expect(overlapsOf(rows)).toEqual(expected);
});

it('a pair that was answered for is asked about again when one of the two lasts longer', () => {
  const one = { start: '2020-01', end: '2020-07' };
  const other = { start: '2020-06', end: '2020-12' };
  expect(overlapsOf([one, other], [one, other])).toEqual([]);
  expect(overlapsOf([one, { ...other, end: '2021-01' }], [one, other])).toEqual([[0, 1]]);
  expect(overlapsOf([{ ...one, start: '2019-01' }, other], [one, other])).toEqual([[0, 1]]);
});
