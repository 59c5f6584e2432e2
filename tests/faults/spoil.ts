import type { JsonSchema } from '../../tools/contract-check/check/document';
import { fieldsOf, innerOf, resolved } from './contract';

/** Gives the value in place of the one at a path; the path has `[]` for the entries of a list. */
export type Change = (value: unknown, schema: JsonSchema, path: string) => unknown;

const isThing = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value with `change` at every place that the schema describes, the outer places first. */
export function changed(value: unknown, given: JsonSchema, change: Change, path = ''): unknown {
  const schema = resolved(given);
  const next = change(value, schema, path);
  if (next !== value) return next;
  const inner = innerOf(schema);
  if (Array.isArray(value)) {
    return inner ? value.map((one) => changed(one, inner, change, `${path}[]`)) : value;
  }
  if (!isThing(value)) return value;
  const fields = new Map(fieldsOf(schema).map(({ name, schema: part }) => [name, part]));
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const part = fields.get(name) ?? inner;
      return [name, part ? changed(one, part, change, path ? `${path}.${name}` : name) : one];
    }),
  );
}

const isSingle = (value: unknown) => value !== null && typeof value !== 'object';

/** Every single value (text, number, yes or no) is null. */
export const nulled: Change = (value, _, path) => (isSingle(value) && path !== '' ? null : value);

/** One field is null, in every entry of its list. */
export const nulledAt =
  (field: string): Change =>
  (value, _, path) =>
    path === field ? null : value;

/** Every value of a fixed enumeration and every code of a list of terms is one that nobody has heard of. */
export const unheardOf: Change = (value, schema) =>
  typeof value === 'string' && (schema.enum || schema['x-term']) ? 'unheardOf' : value;

/** Every list is empty, and its total 0. */
export const emptied: Change = (value, _, path) => {
  if (Array.isArray(value) && value.length > 0) return [];
  return /(?:^|\.)total$/.test(path) ? 0 : value;
};

/** How many entries a list has that a server does not cut into pages. */
const many = 10_000;

/** The outermost list has ten thousand entries with ids of their own. */
export const grown: Change = (value, _, path) => {
  if (!Array.isArray(value) || value.length === 0 || path.includes('[]')) return value;
  return Array.from({ length: many }, (__, index) => {
    const one: unknown = value[index % value.length];
    if (!isThing(one) || index < value.length) return one;
    return { ...one, ...('id' in one && { id: `${one.id}-${index}` }) };
  });
};

const markup = '<img src="x" onerror="window.broken = true"><b>粗体</b>';

/** Every free text is markup: no id, code, time or address. */
export const marked: Change = (value, schema, path) => {
  const isFree =
    typeof value === 'string' &&
    !schema.enum &&
    !schema['x-term'] &&
    !schema.format &&
    !schema.pattern;
  return isFree && !/(?:id|code|key|link|url|number|version|token|value|domain)$/i.test(path)
    ? markup
    : value;
};

/** The paths of all fields that a value has, a list's entries as one. */
export function pathsOf(value: unknown, schema: JsonSchema): string[] {
  const found = new Set<string>();
  changed(value, schema, (one, _, path) => {
    if (path !== '' && !path.endsWith('[]')) found.add(path);
    return one;
  });
  return [...found].sort();
}
