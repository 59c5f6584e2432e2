import { cleanValues, ruleOf, textOf } from '@/components/schema/fieldRules';
import type { FieldSchema } from '@/services/types';

const field = (part: Partial<FieldSchema>): FieldSchema => ({
  name: 'x',
  label: 'X',
  type: 'text',
  required: false,
  ...part,
});

describe('ruleOf', () => {
  test('bounds are lengths of texts and values of numbers', () => {
    expect(ruleOf(field({ min: 2, max: 5 }))).toMatchObject({ min: 2, max: 5, type: undefined });
    expect(ruleOf(field({ type: 'number', min: 2 }))).toMatchObject({ min: 2, type: 'number' });
  });
  test('choices are only asked for, never measured', () => {
    expect(ruleOf(field({ type: 'file', required: true, max: 5 }))).toMatchObject({
      required: true,
      isChoice: true,
      max: undefined,
    });
  });
  test('a pattern the browser cannot read is left to the server', () => {
    expect(ruleOf(field({ pattern: '(?<' })).pattern).toBeUndefined();
    expect(ruleOf(field({ pattern: '^\\d+$' })).pattern?.test('12')).toBe(true);
  });
});

test.each([
  [undefined, ''],
  [null, ''],
  [true, 'true'],
  [3, '3'],
  [['a', 'b'], 'a'],
  [[], ''],
])('textOf(%j) is %j', (value, text) => {
  expect(textOf(value)).toBe(text);
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
