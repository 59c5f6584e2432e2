import { hintOf, keysOf } from '@/components/schema/fieldHint';
import type { FieldSchema } from '@/services/types';

const field: FieldSchema = { name: 'x', label: 'x', type: 'text', required: true };

test.each([
  ['the server’s own words', { message: '11 位', min: 2 }, { message: '11 位' }],
  [
    'both bounds of a text',
    { min: 2, max: 9 },
    { key: 'validation.hint.length.range', values: { min: 2, max: 9 } },
  ],
  ['the least length', { min: 2 }, { key: 'validation.hint.length.min', values: { min: 2 } }],
  ['the greatest length', { max: 9 }, { key: 'validation.hint.length.max', values: { max: 9 } }],
  [
    'bounds of a number, zero among them',
    { type: 'number' as const, min: 0, max: 45 },
    { key: 'validation.hint.value.range', values: { min: 0, max: 45 } },
  ],
  [
    'the least number',
    { type: 'number' as const, min: 0 },
    { key: 'validation.hint.value.min', values: { min: 0 } },
  ],
  ['nothing', {}, undefined],
  [
    'nothing of a choice, whose bounds are no length',
    { type: 'checkbox' as const, min: 1 },
    undefined,
  ],
])('a hint says %s', (_name, rules, expected) => {
  expect(hintOf({ ...field, ...rules })).toEqual(expected);
});

test.each([
  [
    'a mobile',
    { name: 'mobile' },
    { type: 'text', autoComplete: 'tel-national', inputMode: 'numeric' },
  ],
  [
    'a birth date',
    { name: 'birthDate', type: 'date' as const },
    { type: 'date', autoComplete: 'bday' },
  ],
  ['a number', { type: 'number' as const }, { type: 'text', inputMode: 'decimal' }],
  ['any text', {}, { type: 'text' }],
  ['a name that objects have', { name: 'constructor' }, { type: 'text' }],
])('the browser is told what %s is', (_name, rules, expected) => {
  expect(keysOf({ ...field, ...rules })).toEqual(expected);
});
