import { isRecord } from '@/utils/isRecord';
import type { Method } from './callTypes';
import { answers, things } from './shapes';

/** The shapes that are loaded. */
const shapes = { answers: { ...answers }, things: { ...things } };

/**
 * Loads the shapes of a signed-in person's own calls, which a visitor does not need. Ends without them where their file is
 * missing: what such a call brings is then taken as it is.
 */
export async function loadShapes(path: string): Promise<void> {
  if (!path.startsWith('/usercenter')) return;
  try {
    const person = await import(/* webpackChunkName: "person-shapes" */ './personShapes');
    Object.assign(shapes.answers, person.answers);
    Object.assign(shapes.things, person.things);
  } catch {
    // The next call asks for the file again.
  }
}

/** A field's name; its mark (`?` may be missing, `#` a number that counts entries); its shape. See tools/contract-check/shapes.mjs. */
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
  const fields = (shapes.things[thing] ?? '').split(' ').map((text) => {
    const [, name = '', mark = '', shape = ''] = fieldPattern.exec(text) ?? [];
    return { name, mark, shape };
  });
  read.set(thing, fields);
  return fields;
}

/**
 * A required text or number may be missing: the screen then shows a gap. A required list or object may not, because
 * screens read what is inside it.
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
  if (!isRecord(value)) return false;
  if (shape.endsWith('{}')) return Object.values(value).every((one) => fits(inner, one));
  const fields = fieldsOf(shape);
  const required = fields.filter(({ mark }) => mark !== '?');
  // An object with none of the required fields, such as an empty one, is something else.
  const isSomething = required.length === 0 || required.some(({ name }) => name in value);
  return isSomething && fields.every((field) => fitsField(field, value[field.name]));
}

/** Whether `data` has the shape that the contract gives for the call: object, list, page or map (config/openapi.yaml); after `loadShapes`. */
export function isAnswerTo(method: Method, path: string, data: unknown): boolean {
  const shape = shapes.answers[`${method} ${path}`];
  return shape === undefined || fits(shape, data);
}
