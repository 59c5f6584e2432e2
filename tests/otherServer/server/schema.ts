/** The part of JSON Schema that the contract is written in, read once more from scratch. */
export interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  items?: Schema;
  minItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  unevaluatedProperties?: boolean;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  examples?: unknown[];
  contentSchema?: Schema;
}

export interface Fault {
  /** Dotted path; empty for the whole. */
  field: string;
  text: string;
}

type Resolve = (schema: Schema) => Schema;

export function isThing(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const kinds: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: Array.isArray,
  object: isThing,
};

function join(field: string, name: string | number): string {
  return field === '' ? String(name) : `${field}.${name}`;
}

/** Every field that the schema names, also by its parts. */
function fieldsOf(schema: Schema, resolve: Resolve): Record<string, Schema> {
  const parts = (schema.allOf ?? []).map((part) => fieldsOf(resolve(part), resolve));
  return Object.assign({}, ...parts, schema.properties);
}

function faultsOfThing(value: object, schema: Schema, resolve: Resolve, field: string): Fault[] {
  const missing = (schema.required ?? [])
    .filter((name) => !Object.hasOwn(value, name))
    .map((name) => ({ field: join(field, name), text: 'is missing' }));
  const known = fieldsOf(schema, resolve);
  const isClosed = schema.additionalProperties === false || schema.unevaluatedProperties === false;
  const other = isThing(schema.additionalProperties) ? schema.additionalProperties : undefined;
  const inside = Object.entries(value).flatMap(([name, one]) => {
    const own = schema.properties?.[name] ?? (known[name] ? {} : other);
    if (own) return faultsOf(one, own, resolve, join(field, name));
    return isClosed ? [{ field: join(field, name), text: 'is not known' }] : [];
  });
  return [...missing, ...inside];
}

function faultsOfText(value: string, { pattern, minLength, maxLength }: Schema): string[] {
  return [
    ...(pattern !== undefined && !new RegExp(pattern).test(value) ? [`is not ${pattern}`] : []),
    ...(value.length < (minLength ?? 0) ? ['is too short'] : []),
    ...(value.length > (maxLength ?? Number.POSITIVE_INFINITY) ? ['is too long'] : []),
  ];
}

function faultsOfNumber(value: number, { minimum, maximum }: Schema): string[] {
  return [
    ...(value < (minimum ?? Number.NEGATIVE_INFINITY) ? [`is below ${minimum}`] : []),
    ...(value > (maximum ?? Number.POSITIVE_INFINITY) ? [`is above ${maximum}`] : []),
  ];
}

/** What is wrong with a value; empty when it is right. */
export function faultsOf(value: unknown, given: Schema, resolve: Resolve, field = ''): Fault[] {
  const schema = resolve(given);
  const say = (texts: string[]) => texts.map((text) => ({ field, text }));
  if (schema.type && !kinds[schema.type]?.(value)) return say([`is no ${schema.type}`]);
  if ('const' in schema && value !== schema.const) return say([`is not ${schema.const}`]);
  if (schema.enum && !schema.enum.includes(value)) return say(['is none of those allowed']);
  const ways = schema.anyOf ?? schema.oneOf;
  const found = ways?.map((way) => faultsOf(value, way, resolve, field));
  return [
    ...(found && !found.some((faults) => faults.length === 0)
      ? say(['fits none of the kinds'])
      : []),
    ...(schema.allOf ?? []).flatMap((part) => faultsOf(value, part, resolve, field)),
    ...(typeof value === 'string' ? say(faultsOfText(value, schema)) : []),
    ...(typeof value === 'number' ? say(faultsOfNumber(value, schema)) : []),
    ...(Array.isArray(value) && value.length < (schema.minItems ?? 0) ? say(['is too short']) : []),
    ...(Array.isArray(value) && schema.items
      ? value.flatMap((one, place) =>
          faultsOf(one, schema.items ?? {}, resolve, join(field, place)),
        )
      : []),
    ...(isThing(value) ? faultsOfThing(value, schema, resolve, field) : []),
  ];
}

/** A value of the schema: its own example, else what it asks for and no more. */
export function exampleOf(given: Schema, resolve: Resolve): unknown {
  const schema = resolve(given);
  if (schema.examples?.length) return structuredClone(schema.examples[0]);
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const first = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (first) return exampleOf(first, resolve);
  if (schema.allOf) {
    return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, resolve)));
  }
  if (schema.type === 'array') return [];
  if (schema.type === 'object') {
    const names = schema.required ?? [];
    const fields = fieldsOf(schema, resolve);
    return Object.fromEntries(names.map((name) => [name, exampleOf(fields[name] ?? {}, resolve)]));
  }
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  if (schema.type === 'boolean') return false;
  return schema.type === 'string' ? '' : null;
}
