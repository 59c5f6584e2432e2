import { cleanValues, errorsIn, fieldSpecOf, ruleOf } from '@/forms/contractFields';
import type { FieldSchema } from '@/services/types';

const field = (part: Partial<FieldSchema>): FieldSchema => ({
  name: 'x',
  label: 'X',
  type: 'text',
  required: false,
  ...part,
});

/** Writes a text as its key and values, so that a test sees which text was chosen. */
const t = (key: string, values?: object) => JSON.stringify({ key, ...values });
const termsOf = () => [];
const retry = () => undefined;
const spec = (part: Partial<FieldSchema>, hasFailed = false) =>
  fieldSpecOf(field(part), { t, termsOf, failure: { hasFailed, retry } });

describe('ruleOf', () => {
  test('bounds are lengths of texts and values of numbers', () => {
    expect(ruleOf(field({ min: 2, max: 5 }))).toMatchObject({ min: 2, max: 5, type: undefined });
    expect(ruleOf(field({ type: 'number', min: 2 }))).toMatchObject({ min: 2, type: 'number' });
  });
  test('choices are only asked for, never measured', () => {
    expect(ruleOf(field({ type: 'file', required: true, max: 5 }))).toMatchObject({
      required: true,
      asks: 'upload',
      max: undefined,
    });
  });
  test('a school of the server’s list is chosen', () => {
    expect(ruleOf(field({ type: 'school', required: true })).asks).toBe('choice');
  });
  test('a pattern the browser cannot read is left to the server', () => {
    expect(ruleOf(field({ pattern: '(?<' })).pattern).toBeUndefined();
    expect(ruleOf(field({ pattern: '^\\d+$' })).pattern?.test('12')).toBe(true);
  });
});

test('cleanValues: numbers as numbers, blanks as null, texts trimmed, lists kept', () => {
  const fields = [
    field({ name: 'age', type: 'number' }),
    field({ name: 'note' }),
    field({ name: 'name' }),
    field({ name: 'skills', type: 'checkbox' }),
    field({ name: 'missing' }),
  ];
  const values = { age: '12.5', note: '   ', name: ' 林知远 ', skills: ['a'], other: 'dropped' };
  expect(cleanValues(fields, values)).toEqual({
    age: 12.5,
    note: null,
    name: '林知远',
    skills: ['a'],
    missing: null,
  });
});

test('faults stand in the order of the form, the server’s own words in its language', () => {
  const fields = [
    field({ name: 'a', label: 'A', required: true }),
    field({ name: 'b' }),
    field({ name: 'c', pattern: '^\\d{11}$', message: '11 位数字' }),
  ];
  expect(errorsIn(fields, { c: '12' }, { t, termsOf })).toEqual([
    { path: 'a', message: t('validation.required', { label: 'A' }) },
    { path: 'c', message: '11 位数字', lang: 'zh-CN' },
  ]);
});

test.each([
  ['one that is offered', 'radio', 'yes', true],
  ['one that is gone', 'radio', 'maybe', false],
  ['one of several that is gone', 'checkbox', ['yes', 'maybe'], false],
  ['a text', 'text', 'maybe', true],
] as const)('of options: %s', (_name, type, value, isGood) => {
  const options = [{ code: 'yes', label: '接受' }];
  const fieldError = { path: 'x', message: t('validation.enum', { label: 'X' }) };
  const answer = { x: typeof value === 'string' ? value : [...value] };
  const expected = isGood ? [] : [fieldError];
  expect(errorsIn([field({ type, options })], answer, { t, termsOf })).toEqual(expected);
  const terms = { t, termsOf: () => options };
  expect(errorsIn([field({ type, termKey: 'shift' })], answer, terms)).toEqual(expected);
  // Terms that have not come refuse nobody.
  expect(errorsIn([field({ type, termKey: 'shift' })], answer, { t, termsOf })).toEqual([]);
});

test.each([
  ['the server’s own words', { message: '11 位', min: 2 }, '11 位'],
  ['bounds of a text', { min: 2, max: 9 }, t('validation.hint.length.range', { min: 2, max: 9 })],
  ['the least length', { min: 2 }, t('validation.hint.length.min', { min: 2 })],
  ['the greatest length', { max: 9 }, t('validation.hint.length.max', { max: 9 })],
  [
    'bounds of a number, zero among them',
    { type: 'number' as const, min: 0, max: 45 },
    t('validation.hint.value.range', { min: 0, max: 45 }),
  ],
  ['least number', { type: 'number' as const, min: 0 }, t('validation.hint.value.min', { min: 0 })],
  ['nothing', {}, undefined],
  ['nothing of a choice, which has no length', { type: 'checkbox' as const, min: 1 }, undefined],
])('a hint says %s', (_name, rules, expected) => {
  expect(spec(rules).hint).toBe(expected);
});

test.each([
  ['a mobile', { name: 'mobile' }, { autoComplete: 'tel-national', inputMode: 'numeric' }],
  ['a birth date', { name: 'birthDate', type: 'date' as const }, { autoComplete: 'bday' }],
  ['any text', {}, { autoComplete: undefined, inputMode: undefined }],
  ['a name that objects have', { name: 'constructor' }, { autoComplete: undefined }],
])('the browser is told what %s is', (_name, rules, expected) => {
  const { autoComplete, inputMode } = spec(rules);
  expect({ autoComplete, inputMode }).toEqual(expected);
});

test.each([
  ['date', 'date', 'choice'],
  ['number', 'number', 'fill'],
  ['text', undefined, 'fill'],
  ['major', undefined, 'choice'],
] as const)('a %s has the type %s and asks to %s', (type, expected, asks) => {
  expect(ruleOf(field({ type, message: 'm' }))).toMatchObject({
    type: expected,
    asks,
    patternMessage: 'm',
  });
});

test('a pattern reads whole characters', () => {
  expect(ruleOf(field({ pattern: '^.$' })).pattern?.test('𠮷')).toBe(true);
  expect(ruleOf(field({ pattern: '' })).pattern).toBeUndefined();
});

describe('a field that another one makes required', () => {
  const fields = [field({ name: 'unit', requiredWhen: { field: 'served', value: 'yes' } })];

  test.each([
    [{ served: 'yes' }, ['unit']],
    [{ served: 'no' }, []],
    [{}, []],
    [{ served: 'yes', unit: 'a' }, []],
  ])('%j', (values, paths) => {
    expect(errorsIn(fields, values, { t, termsOf }).map(({ path }) => path)).toEqual(paths);
  });
});

describe('days and choices that contradict', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00+08:00') });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const key = (part: Partial<FieldSchema>, value: unknown) =>
    errorsIn([field(part)], { x: value } as Parameters<typeof errorsIn>[1], { t, termsOf });

  test.each([
    ['past', '2026-11-22', 'validation.past'],
    ['past', '2026-11-21', undefined],
    ['past', '', undefined],
    ['coming', '2026-11-20', 'validation.coming'],
    ['coming', '2026-11-21', undefined],
    ['coming', '', undefined],
    [undefined, '2026-11-20', undefined],
    [undefined, '2026-11-22', undefined],
  ] as const)('a %s day that is %j: %s', (days, value, expected) => {
    expect(key({ type: 'date', days }, value)).toEqual(
      expected ? [{ path: 'x', message: t(expected, { label: 'X' }) }] : [],
    );
  });

  test('a broken rule is reported before', () => {
    expect(key({ type: 'date', days: 'past' }, '2026-13-01')).toEqual([
      { path: 'x', message: t('validation.type.date', { label: 'X' }) },
    ]);
  });

  test.each([
    [['a', 'b'], ['a', 'b'], true],
    [['a', 'b'], ['b', 'c', 'a'], true],
    [['a', 'b'], ['a'], false],
    [['a', 'b'], 'ab', false],
    [undefined, ['a', 'b'], false],
  ])('of %j %j is too much: %s', (excludes, value, isTooMuch) => {
    expect(key({ type: 'checkbox', excludes }, value)).toEqual(
      isTooMuch ? [{ path: 'x', message: t('validation.excludes', { label: 'X' }) }] : [],
    );
  });
});

test.each<[Partial<FieldSchema>, string]>([
  [{ pattern: '^1[3-9]\\d{9}$' }, '13800138000 '],
  [{ type: 'number', min: 1, max: 9 }, ' 5 '],
  [{ type: 'number' }, '0.0000001'],
  [{ min: 2, max: 3 }, ' 林知远 '],
  [{ min: 2 }, '  '],
])('faultsIn judges %j as it is sent, without the spaces around %j', (part, text) => {
  expect(errorsIn([field(part)], { x: text }, { t, termsOf })).toEqual([]);
});

test('faultsIn: spaces fill no required field, and letters are no number', () => {
  const messages = (part: Partial<FieldSchema>, text: string) =>
    errorsIn([field(part)], { x: text }, { t, termsOf }).map(
      ({ message }) => JSON.parse(message).key,
    );
  expect(messages({ required: true }, '  ')).toEqual(['validation.whitespace']);
  expect(messages({ type: 'number' }, ' abc ')).toEqual(['validation.type.number']);
});
