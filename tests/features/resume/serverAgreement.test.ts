import { problemsOf } from '@/features/resume/rules';
import {
  type ResumeField,
  type ResumeSection,
  resumeSections,
} from '@/features/resume/shared/sections';
import { cleanValue, type EntryValues } from '@/features/resume/values';
import { knownValue, sectionErrors } from '../../../mock/_preview/resumeValues';
import { termEntries } from '../../../mock/_preview/seed/terms';

const today = '2026-11-21';

beforeEach(() => {
  process.env.PREVIEW_NOW = `${today}T10:00:00+08:00`;
});
afterEach(() => {
  delete process.env.PREVIEW_NOW;
});

/** The example of GB 11643, with its check digit in upper and lower case. */
const residentNumbers = ['11010519491231002X', '11010519491231002x'];

/** Unusual values of a field: right ones, wrong ones, and those on which two rules might disagree. */
function samplesOf(field: ResumeField): unknown[] {
  const { max = 100, min = 0 } = field;
  if (field.format === 'mobile')
    return ['10000000000', '12900000001', '19900000001', ' 13800000001 ', '1380', ''];
  if (field.format === 'email') return ['a@b.c', 'a@b..c', 'a+b@c.d.cn', 'a@b', 'a b@c.d', ''];
  if (field.format === 'idNumber') return [...residentNumbers, 'E1234567', '1'.repeat(max), ''];
  switch (field.type) {
    case 'number':
      return [min, max, String(min), ` ${max} `, '1e2', '+172', '172.5', '0x64', 'tall', max + 1];
    case 'date':
      return ['1900-01-01', today, '2026-11-22', '2024-02-29', '2023-02-29', '2023-2-1', ''];
    case 'month':
      return ['1950-01', '2026-11', '2026-12', '2030-06', '2026-13', '2026', ''];
    case 'select':
      return [...termEntries(field.termKey ?? '').map(({ code }) => code), 'none', ''];
    case 'selectMany':
      return [termEntries(field.termKey ?? '').map(({ code }) => code), ['graduate'], [], ['none']];
    case 'boolean':
      return [true, false, 'true', undefined];
    case 'region':
      return ['370100', '810000', ''];
    case 'regions':
    case 'categories':
      return [['370100'], [], ''];
    case 'file':
      return [{ id: 'f1', name: '证书.pdf', size: 1, type: 'application/pdf' }, '', undefined];
    default:
      // An emoji is one character but two units of UTF-16; the portal counts characters.
      return [
        '甲'.repeat(min || 1),
        '甲',
        '甲'.repeat(max),
        '😀'.repeat(max / 2),
        '😀'.repeat(max),
        ' 甲 ',
        '   ',
        '',
      ];
  }
}

function firstValid(field: ResumeField): unknown {
  return field.type === 'month' ? '2020-01' : samplesOf(field)[0];
}

/** An entry with its required fields, and one field with the sample's value. */
function entryWith(section: ResumeSection, field: ResumeField, sample: unknown): EntryValues {
  const required = section.fields.filter((one) => one.required && section.shape === 'rows');
  return {
    ...(section.shape === 'rows' && { id: 'r1' }),
    ...Object.fromEntries(required.map((one) => [one.key, firstValid(one)])),
    [field.key]: sample,
  };
}

const cases = resumeSections.flatMap((section) =>
  section.fields.flatMap((field) =>
    samplesOf(field).map((sample): [string, ResumeSection, EntryValues, ResumeField] => [
      `${section.key}.${field.key} ${JSON.stringify(sample)}`,
      section,
      entryWith(section, field, sample),
      field,
    ]),
  ),
);

function errorsOfBoth(section: ResumeSection, entry: EntryValues) {
  const value = cleanValue(section, section.shape === 'rows' ? [entry] : entry);
  return {
    server: sectionErrors(section, knownValue(section, value)),
    portal: problemsOf(section, value, today),
  };
}

/** Types of fields whose value is chosen, so that it cannot break a rule. */
const chosen: readonly ResumeField['type'][] = ['select', 'selectMany', 'boolean'];

it('what the portal takes, the server takes too, however it is written', () => {
  const typed = cases.filter(([, , , { type }]) => !chosen.includes(type));
  const refusedByServerAlone = typed.filter(([, section, entry]) => {
    const { server, portal } = errorsOfBoth(section, entry);
    return server.length > 0 && portal.length === 0;
  });
  expect(refusedByServerAlone.map(([name]) => name)).toEqual([]);
});

it('the portal refuses nothing that the server takes', () => {
  const refusedByPortalAlone = cases.filter(([, section, entry]) => {
    const { server, portal } = errorsOfBoth(section, entry);
    return server.length === 0 && portal.length > 0;
  });
  expect(refusedByPortalAlone.map(([name]) => name)).toEqual([]);
});

it('and the samples hold both what is taken and what is refused, for every section with rules', () => {
  const taken = cases.filter(
    ([, section, entry]) => errorsOfBoth(section, entry).server.length === 0,
  );
  const refused = cases.filter(
    ([, section, entry]) => errorsOfBoth(section, entry).portal.length > 0,
  );
  for (const { key } of resumeSections) {
    expect(taken.some(([name]) => name.startsWith(`${key}.`))).toBe(true);
  }
  expect(refused.length).toBeGreaterThan(50);
});

it.each<[string, EntryValues]>([
  ['no document named', { idNumber: '11010519491231002X', birthDate: '1990-01-01', gender: '1' }],
  ['a passport', { idType: 'passport', idNumber: 'E1', birthDate: '1990-01-01' }],
  [
    'a resident card that agrees',
    { idType: 'resident', idNumber: '11010519491231002X', birthDate: '1949-12-31', gender: '2' },
  ],
])('identity, %s: taken by both', (_name, entry) => {
  const section = resumeSections[0];
  if (!section) throw new Error('no sections');
  expect(errorsOfBoth(section, entry)).toEqual({ server: [], portal: [] });
});

it('what ends in the month in which it began is taken by both', () => {
  for (const section of resumeSections) {
    const [from, to] =
      section.key === 'service' ? ['enlistedAt', 'dischargedAt'] : ['start', 'end'];
    const field = section.fields.find(({ key }) => key === to);
    if (!field || !from) continue;
    const entry = { ...entryWith(section, field, '2020-01'), [from]: '2020-01' };
    expect(errorsOfBoth(section, entry)).toEqual({ server: [], portal: [] });
  }
});

it.each<[string, string, EntryValues]>([
  [
    'a doctorate on a bachelor’s schooling',
    'education',
    { education: 'bachelor', degree: 'doctor' },
  ],
  ['a graduate of this year and of another', 'basic', { sources: ['graduate', 'pastGraduate'] }],
])('%s: refused by both', (_name, key, answers) => {
  const section = resumeSections.find((one) => one.key === key);
  const field = section?.fields.find((one) => one.key === 'degree' || one.key === 'sources');
  if (!section || !field) throw new Error('no such field');
  const entry = { ...entryWith(section, field, undefined), ...answers };
  const { server, portal } = errorsOfBoth(section, entry);
  expect(server.map((one) => one.field)).toEqual(portal.map(({ path }) => path));
  expect(server).toHaveLength(1);
});
