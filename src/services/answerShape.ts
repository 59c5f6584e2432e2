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

/** Called with each thing of an answer: its name in the contract, and itself. */
type Visit = (thing: string, value: Record<string, unknown>) => void;
type Part = readonly [shape: string, value: unknown];

/** The parts of a value of this shape that have shapes of their own; undefined when the value itself does not fit. */
function partsOf([shape, value]: Part): Part[] | undefined {
  if (shape === '*') return [];
  if (shape === '') return typeof value === 'object' ? undefined : [];
  const inner = shape.slice(0, -2);
  const all = (values: readonly unknown[]) => values.map((one): Part => [inner, one]);
  if (shape.endsWith('[]')) return Array.isArray(value) ? all(value) : undefined;
  if (!isRecord(value)) return undefined;
  if (shape.endsWith('{}')) return all(Object.values(value));
  const fields = fieldsOf(shape);
  const required = fields.filter(({ mark }) => mark !== '?');
  // An object with none of the required fields, such as an empty one, is something else.
  if (required.length > 0 && !required.some(({ name }) => name in value)) return undefined;
  const parts: Part[] = [];
  for (const { name, mark, shape: own } of fields) {
    const one = value[name];
    const isMissing = one === undefined || one === null;
    if (mark === '#' && typeof one !== 'number') return undefined;
    // A required text or number may be missing: the screen then shows a gap. A required list or object may not.
    if (own === '' && typeof one === 'object' && !isMissing) return undefined;
    if (own !== '' && !(isMissing && mark === '?')) parts.push([own, one]);
  }
  return parts;
}

/** In a loop, not by calling itself: that takes six calls for each level of a tree, and a tree may have a thousand. */
function fits(shape: string, value: unknown, visit?: Visit): boolean {
  const waiting: Part[] = [[shape, value]];
  for (const part of waiting) {
    const parts = partsOf(part);
    if (!parts) return false;
    if (visit && isRecord(part[1])) visit(part[0], part[1]);
    for (const one of parts) waiting.push(one);
  }
  return true;
}

/**
 * Whether `data` has the shape that the contract gives for the call: object, list, page or map (config/openapi.yaml); after
 * `loadShapes`. Each thing in it that fits is visited.
 */
export function isAnswerTo(method: Method, path: string, data: unknown, visit?: Visit): boolean {
  const shape = shapes.answers[`${method} ${path}`];
  return shape === undefined || fits(shape, data, visit);
}
