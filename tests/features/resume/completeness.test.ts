import {
  completenessOf,
  gapsOf,
  isFilled,
  resumeStateOf,
  sectionStateOf,
} from '@/features/resume/shared/completeness';
import { resumeSections, sectionOf } from '@/features/resume/shared/sections';
import type { Resume } from '@/services/types';
import { emptyResume } from '../../../mock/_preview/resumeSeed';

const empty = emptyResume();
const basic: Resume['basic'] = {
  name: '林知远',
  gender: '1',
  birthDate: '2000-05-18',
  idType: 'resident',
  idNumber: '990101200005180017',
  currentRegion: '370100',
  political: '13',
  mobile: '19900000001',
  email: 'lin@example.com',
  sources: ['veteran'],
  photoFileId: 'f1',
};
const education: Resume['education'] = [
  {
    id: 'r1',
    school: '青岚理工大学',
    major: '软件工程',
    education: 'bachelor',
    start: '2018-09',
    end: '2022-06',
  },
];
const complete: Resume = { ...empty, basic, education };
const work: Resume['work'][number] = { id: 'w', employer: '云杉', post: '', start: '2022-07' };

// 11 fields of the basic information and 5 of the first education row.
const requiredCount = 16;

test('an empty résumé lacks every required field of the two required sections', () => {
  const gaps = gapsOf(empty);
  expect(gaps).toHaveLength(requiredCount);
  expect(gaps[0]).toEqual({
    section: 'basic',
    field: 'basic.name',
    labelKey: 'resume.field.basic.name',
  });
  expect(gaps.filter((gap) => gap.section === 'education').map((gap) => gap.field)).toEqual(
    ['school', 'major', 'education', 'start', 'end'].map((field) => `education.0.${field}`),
  );
});

test.each([
  ['nothing', empty, 0, 'empty'],
  ['a name', { ...empty, basic: { name: '林知远' } }, 6, 'incomplete'],
  ['only spaces for a name', { ...empty, basic: { name: '  ' } }, 0, 'empty'],
  ['an optional section alone', { ...empty, selfEvaluation: { text: '认真' } }, 0, 'incomplete'],
  ['the basic information', { ...empty, basic }, 68, 'incomplete'],
  ['an education only', { ...empty, education }, 31, 'incomplete'],
  ['all but one', { ...complete, basic: { ...basic, sources: [] } }, 93, 'incomplete'],
  ['an optional row half filled', { ...complete, work: [work] }, 100, 'incomplete'],
  ['a second begun', { ...complete, education: [{ id: 'e2' }, ...education] }, 100, 'incomplete'],
  ['second after it', { ...complete, education: [...education, { id: 'e2' }] }, 100, 'incomplete'],
  ['everything', complete, 100, 'complete'],
  [
    'everything and a whole row',
    { ...complete, work: [{ ...work, post: '运维' }] },
    100,
    'complete',
  ],
] as [string, Resume, number, string][])(
  '%s: completeness and state',
  (_, resume, percent, state) => {
    expect(completenessOf(resume)).toBe(percent);
    expect(resumeStateOf(resume)).toBe(state);
  },
);

test('gaps can be asked of some sections only', () => {
  expect(gapsOf({ ...complete, work: [work] }, ['basic', 'education'])).toEqual([]);
  expect(gapsOf({ ...complete, work: [work] }).map((gap) => gap.field)).toEqual(['work.0.post']);
});

test.each([
  ['basic', empty, 'untouched'],
  ['basic', { ...empty, basic: { name: '林知远' } }, 'started'],
  ['basic', complete, 'done'],
  ['education', empty, 'untouched'],
  ['education', complete, 'done'],
  ['work', complete, 'optional'],
  ['work', { ...complete, work: [work] }, 'started'],
  ['intention', { ...empty, intention: { acceptsAdjustment: false } }, 'done'],
] as [string, Resume, string][])('section %s: %#', (key, resume, state) => {
  const section = sectionOf(key);
  expect(section && sectionStateOf(resume, section)).toBe(state);
});

test.each([
  ['', false],
  [' ', false],
  [[], false],
  [undefined, false],
  [null, false],
  [0, true],
  [false, true],
  ['a', true],
  [['a'], true],
])('isFilled(%j) is %s', (value, filled) => {
  expect(isFilled(value)).toBe(filled);
});

test('sections are the 14 of the product (docs/product.md, Résumé sections)', () => {
  expect(resumeSections.map((section) => section.key)).toEqual([
    'basic',
    'intention',
    'education',
    'work',
    'service',
    'projects',
    'research',
    'certificates',
    'languages',
    'computer',
    'rewards',
    'family',
    'selfEvaluation',
    'attachments',
  ]);
  expect(sectionOf('version')).toBeUndefined();
});

test('the required fields are those marked with a star (docs/product.md, Résumé sections)', () => {
  const required = (key: string) =>
    sectionOf(key)
      ?.fields.filter((field) => field.required)
      .map((field) => field.key);
  expect(required('basic')).toEqual(Object.keys(basic));
  expect(required('education')).toEqual(['school', 'major', 'education', 'start', 'end']);
  expect(resumeSections.filter((section) => section.required).map((one) => one.key)).toEqual([
    'basic',
    'education',
  ]);
});
