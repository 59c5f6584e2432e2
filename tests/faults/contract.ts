import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Contract,
  type JsonSchema,
  type Operation,
  readContract,
} from '../../tools/contract-check/check/document';

const file = join(__dirname, '../../config/openapi.yaml');

const contract: Contract = readContract(readFileSync(file, 'utf8'));

const patterns = contract.operations.map((operation) => ({
  operation,
  pattern: new RegExp(`/pt${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The call of the contract that a request makes. */
export function operationOf(method: string, url: string): Operation | undefined {
  const { pathname } = new URL(url);
  return patterns.find(
    ({ operation, pattern }) => operation.method === method && pattern.test(pathname),
  )?.operation;
}

export function operationNamed(id: string): Operation {
  const found = contract.operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`The contract has no call ${id}`);
  return found;
}

type Part = Record<string, unknown>;

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const partsOf = (value: unknown): Part[] => (Array.isArray(value) ? value.filter(isPart) : []);

/** A schema with its reference followed, and its parts (`allOf`) joined. */
export function resolved(schema: JsonSchema): JsonSchema {
  const { $ref, allOf } = schema;
  if (typeof $ref === 'string') {
    const path = $ref.replace('#/components/', '').split('/');
    const target = path.reduce<unknown>(
      (part, name) => (isPart(part) ? part[name] : undefined),
      contract.components,
    );
    if (!isPart(target)) throw new Error(`The contract has no ${$ref}`);
    return resolved(target);
  }
  const parts = partsOf(allOf).map(resolved);
  const properties = Object.assign({}, ...parts.map((part) => part.properties), schema.properties);
  return parts.length > 0 ? { ...schema, type: 'object', properties } : schema;
}

export interface Field {
  name: string;
  schema: JsonSchema;
}

/** The named fields of an object's schema. */
export function fieldsOf(schema: JsonSchema): Field[] {
  const { properties } = resolved(schema);
  return Object.entries(isPart(properties) ? properties : {}).flatMap(([name, part]) =>
    isPart(part) ? [{ name, schema: resolved(part) }] : [],
  );
}

/** The schema of a list's entries, or of a map's values. */
export function innerOf(schema: JsonSchema): JsonSchema | undefined {
  const { items, additionalProperties } = resolved(schema);
  const inner = isPart(items) ? items : additionalProperties;
  return isPart(inner) ? resolved(inner) : undefined;
}

/** The schema of a call's `data`; undefined where the answer is no envelope. */
export function dataSchemaOf(operation: Operation): JsonSchema | undefined {
  return operation.schema && fieldsOf(operation.schema).find(({ name }) => name === 'data')?.schema;
}
