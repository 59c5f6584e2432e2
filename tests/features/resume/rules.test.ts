import { overlapsOf, problemsOf } from '@/features/resume/rules';
import { resumeSections, sectionOf } from '@/features/resume/shared/sections';
import type { EntryValues, SectionValue } from '@/features/resume/values';

const today = '2026-11-21';

function errors(key: string, value: SectionValue): string[] {
  const section = sectionOf(key);
  if (!section) throw new Error(`no section ${key}`);
  return problemsOf(section, value, today).map(({ path, violation }) =>
    'key' in violation ? `${path} ${violation.key}` : path,
  );
}

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
  [
    'a birth date that differs',
    { ...resident, birthDate: '1990-03-08' },
    ['basic.birthDate resume.rule.birthDateOfId'],
  ],
  ['a sex that differs', { ...resident, gender: '2' }, ['basic.gender resume.rule.genderOfId']],
  ['both as the number says', { ...resident, gender: '1', birthDate: '1990-03-07' }, []],
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
])('overlap: %s', (_name, rows, expected) => {
  expect(overlapsOf(rows)).toEqual(expected);
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

// Each pair of schooling and degree: rulesInDetail.test.ts.
it('a degree that is too high for the schooling is refused', () => {
  const row = { id: 'r', school: '青岚', major: '软件', start: '2018-09', end: '2022-06' };
  const errorsOf = (degree: string) =>
    errors('education', [{ ...row, education: 'bachelor', degree }]);
  expect(errorsOf('doctor')).toEqual(['education.0.degree resume.rule.degree']);
  expect(errorsOf('master')).toEqual([]);
});
