/** Which rule is broken, with which words and limits, at which place of the résumé. */

import { overlapsOf, periodFields, problemsOf } from '@/features/resume/rules';
import { contradictionAt } from '@/features/resume/shared/contradiction';
import { sectionOf } from '@/features/resume/shared/sections';
import type { EntryValues, SectionValue } from '@/features/resume/values';

const today = '2026-11-21';

function problems(key: string, value: SectionValue) {
  const section = sectionOf(key);
  if (!section) throw new Error(`no section ${key}`);
  return problemsOf(section, value, today);
}
const keys = (key: string, value: SectionValue) =>
  problems(key, value).map(({ path, violation }) =>
    'key' in violation ? `${path} ${violation.key}` : path,
  );

test('a problem names its field and its limits', () => {
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

test('rows are counted from 0 in the path', () => {
  const job = { id: 'w1', employer: '某单位', post: '工程师', start: '2022-07' };
  expect(keys('work', [job, { ...job, id: 'w2', start: '2027-01' }])).toEqual([
    'work.1.start resume.rule.past',
  ]);
});

test.each<[string, string, SectionValue, string[]]>([
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
  expect(keys(key, value)).toEqual(expected);
});

const resident = { idType: 'resident', idNumber: '110101199003070038' };

test.each<[string, EntryValues, string[]]>([
  ['without sex and day of birth', {}, []],
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
  expect(keys('basic', { ...resident, ...change })).toEqual(expected);
});

test.each<[string, EntryValues, string | undefined]>([
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

test('a period ends in the month of its start or later, also that of a service', () => {
  expect(periodFields).toEqual([
    ['start', 'end'],
    ['enlistedAt', 'dischargedAt'],
  ]);
  const order = (dischargedAt: string) => keys('service', [{ ...service, dischargedAt }]);
  expect(order('2017-08')).toEqual(['service.0.dischargedAt resume.rule.order']);
  expect(order('2017-09')).toEqual([]);
  expect(keys('service', [{ ...service, enlistedAt: '', dischargedAt: '2017-08' }])).toEqual([
    'service.0.enlistedAt validation.required.choice',
  ]);
});

test.each<[string, EntryValues[], [number, number][]]>([
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

test('a pair that was answered for is asked about again when one of the two lasts longer', () => {
  const one = { start: '2020-01', end: '2020-07' };
  const other = { start: '2020-06', end: '2020-12' };
  expect(overlapsOf([one, other], [one, other])).toEqual([]);
  expect(overlapsOf([one, { ...other, end: '2021-01' }], [one, other])).toEqual([[0, 1]]);
  expect(overlapsOf([{ ...one, start: '2019-01' }, other], [one, other])).toEqual([[0, 1]]);
});
