import { fitOf } from '@/features/positions/shared/fit/fit';
import type { FitItem } from '@/features/positions/shared/fit/item';
import type { PositionDetail, Resume } from '@/services/types';
import { emptyResume } from '../../../mock/_preview/resumeSeed';
import { school, undemanding } from '../../helpers/fit';

/**
 * What each item carries beside its answer: the values that its words name, and the field of the résumé that decides
 * (docs/product.md, Screens).
 */
type Row = [what: string, asked: Partial<PositionDetail>, given: Partial<Resume>, item: FitItem];

const term = (termKey: string, ...codes: string[]) => ({ termKey, codes });
const words = (text: string) => ({ words: text });
const reason = (end: string, values: FitItem['values']) =>
  ({ reason: `positions.fit.reason.${end}`, values }) as Pick<FitItem, 'reason' | 'values'>;

const asksBachelor = { education: 'bachelor' };
const asksMajor = { education: 'bachelor', majorCodes: ['0809'] };
const master = school('master', { end: '2027-06' });
const high = school('high');

const rows: Row[] = [
  [
    'the highest education that is finished',
    asksBachelor,
    { education: [high, school('bachelor')] },
    {
      requirement: 'education',
      answer: 'fits',
      ...reason('education.held', {
        asked: term('education', 'bachelor'),
        held: term('education', 'bachelor'),
        month: '2020-06',
      }),
      field: 'education.1.education',
      isMissing: false,
    },
  ],
  [
    'the highest education, which is not enough',
    { education: 'doctor' },
    { education: [high, school('bachelor')] },
    {
      requirement: 'education',
      answer: 'doesNot',
      ...reason('education.held', {
        asked: term('education', 'doctor'),
        held: term('education', 'bachelor'),
        month: '2020-06',
      }),
      field: 'education.1.education',
      isMissing: false,
    },
  ],
  [
    'an education that ends in the month of the closing date',
    asksBachelor,
    { education: [school('bachelor', { end: '2026-12' })] },
    {
      requirement: 'education',
      answer: 'fits',
      ...reason('education.held', {
        asked: term('education', 'bachelor'),
        held: term('education', 'bachelor'),
        month: '2026-12',
      }),
      field: 'education.0.education',
      isMissing: false,
    },
  ],
  [
    'an education to come',
    asksBachelor,
    { education: [high, master] },
    {
      requirement: 'education',
      answer: 'unknown',
      ...reason('education.later', {
        asked: term('education', 'bachelor'),
        held: term('education', 'master'),
        month: '2027-06',
      }),
      field: 'education.1.education',
      isMissing: false,
    },
  ],
  [
    'no education',
    asksBachelor,
    {},
    {
      requirement: 'education',
      answer: 'unknown',
      ...reason('education.missing', { asked: term('education', 'bachelor') }),
      field: 'education.0.education',
      isMissing: true,
    },
  ],
  [
    'an education of an unknown level is there, but says nothing',
    asksBachelor,
    { education: [school('x')] },
    {
      requirement: 'education',
      answer: 'unknown',
      ...reason('education.unclear', { asked: term('education', 'bachelor') }),
      field: 'education.0.education',
      isMissing: false,
    },
  ],
  [
    'the highest degree',
    { degree: 'master' },
    {
      education: [
        school('bachelor', { degree: 'bachelor' }),
        school('master', { degree: 'master' }),
        school('college', { degree: 'none' }),
      ],
    },
    {
      requirement: 'degree',
      answer: 'fits',
      ...reason('degree.held', {
        held: term('degree', 'master'),
        asked: term('degree', 'master'),
        month: '2020-06',
      }),
      field: 'education.1.degree',
      isMissing: false,
    },
  ],
  [
    'a doctorate where a master’s is asked for',
    { degree: 'master' },
    { education: [school('doctor', { degree: 'doctor' })] },
    {
      requirement: 'degree',
      answer: 'fits',
      ...reason('degree.held', {
        held: term('degree', 'doctor'),
        asked: term('degree', 'master'),
        month: '2020-06',
      }),
      field: 'education.0.degree',
      isMissing: false,
    },
  ],
  [
    'a degree to come',
    { degree: 'master' },
    { education: [high, school('master', { degree: 'master', end: '2027-06' })] },
    {
      requirement: 'degree',
      answer: 'unknown',
      ...reason('degree.later', {
        held: term('degree', 'master'),
        asked: term('degree', 'master'),
        month: '2027-06',
      }),
      field: 'education.1.degree',
      isMissing: false,
    },
  ],
  [
    'the highest education has no degree yet, a lower one has enough',
    { degree: 'bachelor' },
    { education: [master, school('bachelor', { degree: 'bachelor' })] },
    {
      requirement: 'degree',
      answer: 'fits',
      ...reason('degree.held', {
        held: term('degree', 'bachelor'),
        asked: term('degree', 'bachelor'),
        month: '2020-06',
      }),
      field: 'education.1.degree',
      isMissing: false,
    },
  ],
  [
    'a degree that is not filled, asked for where the highest education is',
    { degree: 'bachelor' },
    { education: [high, school('bachelor')] },
    {
      requirement: 'degree',
      answer: 'unknown',
      ...reason('degree.missing', { asked: term('degree', 'bachelor') }),
      field: 'education.1.degree',
      isMissing: true,
    },
  ],
  [
    'a degree without any education',
    { degree: 'bachelor' },
    {},
    {
      requirement: 'degree',
      answer: 'unknown',
      ...reason('degree.missing', { asked: term('degree', 'bachelor') }),
      field: 'education.0.degree',
      isMissing: true,
    },
  ],
  [
    'a degree asked for by a code nobody knows',
    { degree: 'x' },
    { education: [school('bachelor', { degree: 'bachelor' })] },
    {
      requirement: 'degree',
      answer: 'unknown',
      ...reason('degree.missing', { asked: term('degree', 'x') }),
      field: 'education.0.degree',
      isMissing: true,
    },
  ],
  [
    'a major, of the second row',
    asksMajor,
    { education: [school('college', { majorCode: '120201' }), school('bachelor')] },
    {
      requirement: 'majors',
      answer: 'fits',
      ...reason('majors.held', { asked: { majorCodes: ['0809'] }, held: words('软件工程') }),
      field: 'education.1.major',
      isMissing: false,
    },
  ],
  [
    'no major',
    asksMajor,
    {},
    {
      requirement: 'majors',
      answer: 'unknown',
      ...reason('majors.missing', { asked: { majorCodes: ['0809'] } }),
      field: 'education.0.major',
      isMissing: true,
    },
  ],
  [
    'a vocational school’s major, where no education is asked for',
    { majorCodes: ['0809'], education: 'x' },
    { education: [high, school('secondary')] },
    {
      requirement: 'majors',
      answer: 'fits',
      ...reason('majors.held', { asked: { majorCodes: ['0809'] }, held: words('软件工程') }),
      field: 'education.1.major',
      isMissing: false,
    },
  ],
  [
    'the sources that count',
    { source: ['veteran', 'social'] },
    { basic: { sources: ['graduate', 'social'] } },
    {
      requirement: 'source',
      answer: 'fits',
      ...reason('source.held', {
        asked: term('source', 'veteran', 'social'),
        held: term('source', 'social'),
      }),
      field: 'basic.sources',
      isMissing: false,
    },
  ],
  [
    'the sources, none of which counts',
    { source: ['veteran'] },
    { basic: { sources: ['graduate', 'social'] } },
    {
      requirement: 'source',
      answer: 'doesNot',
      ...reason('source.outside', {
        asked: term('source', 'veteran'),
        held: term('source', 'graduate', 'social'),
      }),
      field: 'basic.sources',
      isMissing: false,
    },
  ],
  [
    'no sources',
    { source: ['veteran'] },
    { basic: {} },
    {
      requirement: 'source',
      answer: 'unknown',
      ...reason('source.missing', { asked: term('source', 'veteran'), held: term('source') }),
      field: 'basic.sources',
      isMissing: true,
    },
  ],
];

test.each(rows)('%s', (_what, asked, given, item) => {
  const items = fitOf({ ...emptyResume(), ...given }, { ...undemanding(), ...asked });
  expect(items.find(({ requirement }) => requirement === item.requirement)).toEqual(item);
});
