import { countAnswers, fitOf, fitToDemands } from '@/features/positions/shared/fit/fit';
import type { FitItem } from '@/features/positions/shared/fit/item';
import type { PositionDetail, Resume } from '@/services/types';
import { emptyResume } from '../../../mock/_preview/resumeSeed';
import { demanding, service, undemanding, work } from '../../helpers/fit';

/** Whole items, with reason and field, of what does not come from the education. */
type Row = [what: string, asked: Partial<PositionDetail>, given: Partial<Resume>, item: FitItem];

const term = (termKey: string, ...codes: string[]) => ({ termKey, codes });
const words = (text: string) => ({ words: text });
const reason = (end: string, values: FitItem['values']) =>
  ({ reason: `positions.fit.reason.${end}`, values }) as Pick<FitItem, 'reason' | 'values'>;

const age = (answer: FitItem['answer'], end: string, values: FitItem['values']) => ({
  requirement: 'age' as const,
  answer,
  ...reason(`age.${end}`, values),
  field: 'basic.birthDate',
  isMissing: end === 'missing',
});
const experience = (answer: FitItem['answer'], end: string, held: number, all: number) => ({
  requirement: 'experience' as const,
  answer,
  ...reason(`experience.${end}`, { asked: 3, held, all }),
  field: 'work.0.start',
  isMissing: end === 'missing',
});
const political = (answer: FitItem['answer'], end: string, values: FitItem['values']): FitItem => ({
  requirement: 'political',
  answer,
  ...reason(`political.${end}`, values),
  field: 'basic.political',
  isMissing: end === 'missing',
});
const qualification = (end: string, field: string, isMissing: boolean, held?: string): FitItem => ({
  requirement: 'qualification',
  answer: 'unknown',
  ...reason(`qualification.${end}`, {
    asked: words('护士执业资格'),
    ...(held ? { held: words(held) } : {}),
  }),
  field,
  isMissing,
});
const type = (answer: FitItem['answer'], end: string): FitItem => ({
  requirement: 'type',
  answer,
  ...reason(`type.${end}`, { graduate: term('source', 'graduate') }),
  field: 'basic.sources',
});
const region = (answer: FitItem['answer'], end: string): FitItem => ({
  requirement: 'region',
  answer,
  ...reason(`region.${end}`, { place: words('山东省济南市历下区') }),
  field: 'intention.regionCodes',
});

const born = { basic: { birthDate: '1990-12-05' } };
const isMember = { political: '01' };
const years = { experienceYears: 3 };
const nurse = { qualification: '护士执业资格' };
const certificate = (name: string) => ({ id: name, name });

const rows: Row[] = [
  ['an upper limit', { maxAge: 36 }, born, age('fits', 'held', { range: 'max', max: 36, age: 36 })],
  ['a lower limit', { minAge: 36 }, born, age('fits', 'held', { range: 'min', min: 36, age: 36 })],
  [
    'both limits, too young',
    { minAge: 37, maxAge: 40 },
    born,
    age('doesNot', 'held', { range: 'both', min: 37, max: 40, age: 36 }),
  ],
  [
    'no birth date',
    { minAge: 37, maxAge: 40 },
    {},
    age('unknown', 'missing', { range: 'both', min: 37, max: 40 }),
  ],
  [
    'the political status itself',
    isMember,
    { basic: { political: '01' } },
    political('fits', 'held', { asked: term('political', '01'), held: term('political', '01') }),
  ],
  [
    'a probationary member',
    isMember,
    { basic: { political: '02' } },
    political('unknown', 'near', { asked: term('political', '01'), held: term('political', '02') }),
  ],
  [
    'a member where probation is asked for',
    { political: '02' },
    { basic: { political: '01' } },
    political('doesNot', 'held', { asked: term('political', '02'), held: term('political', '01') }),
  ],
  [
    'a probationary member where another status is asked for',
    { political: '03' },
    { basic: { political: '02' } },
    political('doesNot', 'held', { asked: term('political', '03'), held: term('political', '02') }),
  ],
  ['no status', isMember, {}, political('unknown', 'missing', { asked: term('political', '01') })],
  ['years that are enough', years, { work: [work('2023-12')] }, experience('fits', 'held', 3, 3)],
  [
    'years that are enough with service',
    years,
    { work: [work('2025-12')], service: [service('2020-01', '2022-01')] },
    experience('unknown', 'wider', 1, 3),
  ],
  [
    'years that are not enough with service either',
    years,
    { work: [work('2025-12')], service: [service('2020-01', '2021-01')] },
    experience('doesNot', 'held', 1, 2),
  ],
  [
    'service alone',
    years,
    { service: [service('2020-01', '2021-01')] },
    experience('doesNot', 'held', 0, 1),
  ],
  ['neither work nor service', years, {}, experience('unknown', 'missing', 0, 0)],
  ['no certificate', nurse, {}, qualification('asked', 'certificates.0.name', true)],
  [
    'other certificates',
    nurse,
    { certificates: [certificate(''), certificate('驾驶证')] },
    qualification('asked', 'certificates.0.name', false),
  ],
  [
    'a certificate whose name says more',
    nurse,
    { certificates: [certificate('驾驶证'), certificate('护士执业资格证书')] },
    qualification('found', 'certificates.1.name', false, '护士执业资格证书'),
  ],
  [
    'a certificate whose name says less',
    nurse,
    { certificates: [certificate('护士')] },
    qualification('found', 'certificates.0.name', false, '护士'),
  ],
  [
    'a graduate in campus recruitment',
    { recruitType: 'campus' },
    { basic: { sources: ['graduate'] } },
    type('fits', 'held'),
  ],
  ['somebody whose sources are unknown', { recruitType: 'campus' }, {}, type('unknown', 'unclear')],
  ['the wish', {}, { intention: { regionCodes: ['320000', '370100'] } }, region('fits', 'wanted')],
  ['another place', {}, { intention: { regionCodes: ['370200'] } }, region('unknown', 'elsewhere')],
  [
    'a code whose zeros are no pair of their own',
    { regionCode: '371012' },
    { intention: { regionCodes: ['371000'] } },
    region('fits', 'wanted'),
  ],
  [
    'a place in a city whose code has zeros inside (GB/T 2260: 500100)',
    { regionCode: '500103' },
    { intention: { regionCodes: ['500100'] } },
    region('fits', 'wanted'),
  ],
  [
    'a place whose code only holds the wished one',
    { regionCode: '113701' },
    { intention: { regionCodes: ['370000'] } },
    region('unknown', 'elsewhere'),
  ],
  [
    'other conditions',
    { otherConditions: ' 能适应轮班 ' },
    {},
    {
      requirement: 'other',
      answer: 'unknown',
      ...reason('other.check', { asked: words('能适应轮班') }),
    },
  ],
];

test.each(rows)('%s', (_what, asked, given, item) => {
  const items = fitOf({ ...emptyResume(), ...given }, { ...undemanding(), ...asked });
  expect(items.find(({ requirement }) => requirement === item.requirement)).toEqual(item);
});

test('the requirements stand in the order of the form; a list knows seven of them', () => {
  const resume = { ...emptyResume(), intention: { regionCodes: ['370000'] } };
  const listed = ['education', 'degree', 'majors', 'source', 'age', 'political', 'experience'];
  const names = (items: FitItem[]) => items.map(({ requirement }) => requirement);
  expect(names(fitToDemands(resume, demanding()))).toEqual(listed);
  expect(names(fitOf(resume, demanding()))).toEqual([
    ...listed,
    'qualification',
    'region',
    'other',
  ]);
  expect(fitToDemands(resume, undemanding())).toEqual([]);
});

test('the answers are counted', () => {
  const resume = { ...emptyResume(), basic: { birthDate: '1990-12-05', sources: ['social'] } };
  const items = fitToDemands(resume, {
    ...undemanding(),
    source: ['spouse'],
    maxAge: 36,
    ...years,
  });
  expect(countAnswers(items)).toEqual({ fits: 1, doesNot: 1, unknown: 1 });
});
