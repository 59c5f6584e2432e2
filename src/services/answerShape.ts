import type { Method } from './callTypes';
import { answers, things } from './shapes';

type Fields = Readonly<Record<string, unknown>>;

function isThing(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `name`, whether it may be missing or counts all entries, and its shape; see config/contract/shapes.mjs. */
const fieldPattern = /^(\w+)([?#]?):?(.*)$/;

interface Field {
  name: string;
  mark: string;
  shape: string;
}

const read = new Map<string, readonly Field[]>();

function fieldsOf(thing: string): readonly Field[] {
  const known = read.get(thing);
  if (known) return known;
  const fields = (things[thing] ?? '').split(' ').map((text) => {
    const [, name = '', mark = '', shape = ''] = fieldPattern.exec(text) ?? [];
    return { name, mark, shape };
  });
  read.set(thing, fields);
  return fields;
}

/**
 * A text or a number that the contract asks for may be missing (a screen shows a gap), a list or a thing may not: screens
 * look into those.
 */
function fitsField({ mark, shape }: Field, value: unknown): boolean {
  if (mark === '#') return typeof value === 'number';
  if (value === undefined || value === null) return mark === '?' || shape === '';
  return fits(shape, value);
}

function fits(shape: string, value: unknown): boolean {
  if (shape === '*') return true;
  if (shape === '') return typeof value !== 'object';
  const inner = shape.slice(0, -2);
  if (shape.endsWith('[]')) return Array.isArray(value) && value.every((one) => fits(inner, one));
  if (!isThing(value)) return false;
  if (shape.endsWith('{}')) return Object.values(value).every((one) => fits(inner, one));
  const fields = fieldsOf(shape);
  const required = fields.filter(({ mark }) => mark !== '?');
  // An empty object is no thing of which something is asked.
  const isSomething = required.length === 0 || required.some(({ name }) => name in value);
  return isSomething && fields.every((field) => fitsField(field, value[field.name]));
}

/** Whether `data` is of the kind that the contract names for the call: a thing, a list, a page, a map (config/openapi.yaml). */
export function isAnswerTo(method: Method, path: string, data: unknown): boolean {
  const shape = answers[`${method} ${path}`];
  return shape === undefined || fits(shape, data);
}
