import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { type JsonSchema, successOf } from '../../tools/contract-check/check/document';

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  schema: object;
}

interface Content {
  headers?: Record<string, object>;
  content?: Record<string, { schema: JsonSchema; examples?: Record<string, { $ref: string }> }>;
}

interface RawOperation extends Record<string, unknown> {
  operationId: string;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

interface Document {
  paths: Record<
    string,
    Partial<Record<'get' | 'post', RawOperation>> & { parameters?: { $ref: string }[] }
  >;
  security: object[];
  components: {
    examples: Record<string, { value: unknown }>;
    parameters: Record<string, Parameter>;
    schemas: Record<string, Record<string, unknown>>;
  };
}

export interface Operation {
  operationId: string;
  method: 'get' | 'post';
  path: string;
  parameters: Parameter[];
  raw: RawOperation;
}

const text = readFileSync(join(__dirname, '../../config/openapi.yaml'), 'utf8');

/** The contract, config/openapi.yaml. */
export const document: Document = parse(text);

/** The same, as a reader of YAML 1.1 takes it: most generators are still of that kind. */
export const documentInYaml11: unknown = parse(text, { version: '1.1' });

function parameterOf(entry: Parameter | { $ref: string }): Parameter {
  if (!('$ref' in entry)) return entry;
  const name = entry.$ref.split('/').at(-1) ?? '';
  const found = document.components.parameters[name];
  if (!found) throw new Error(`No parameter ${entry.$ref}`);
  return found;
}

/** Every call of the contract, in its order. */
export const operations: Operation[] = Object.entries(document.paths).flatMap(([path, item]) =>
  (['get', 'post'] as const).flatMap((method) => {
    const raw = item[method];
    if (!raw) return [];
    const parameters = (raw.parameters ?? []).map(parameterOf);
    return [{ operationId: raw.operationId, method, path, parameters, raw }];
  }),
);

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats(ajv);
ajv.addSchema({ $id: 'contract', components: document.components });

/** The same schema with references into the contract. */
function absolute(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/'));
}

function textOf(error: ErrorObject): string {
  return `${error.instancePath || '/'} ${error.message} ${JSON.stringify(error.params)}`;
}

// Kept, since every answer is checked and compiling a schema takes longer than checking.
const validators = new WeakMap<object, ValidateFunction>();

/** What is wrong with a value under a schema of the contract; empty when it is right. */
export function errorsOf(schema: object, value: unknown): string[] {
  const validate = validators.get(schema) ?? ajv.compile(absolute(schema));
  validators.set(schema, validate);
  return validate(value) ? [] : (validate.errors ?? []).map(textOf);
}

/** What is wrong with an answer: a success is checked against the call's schema, anything else against Failure. */
export function errorsOfAnswer(operation: Operation, body: unknown): string[] {
  const isSuccess =
    typeof body === 'object' && body !== null && 'success' in body && body.success === true;
  const schema = operation.raw.responses['200']?.content?.['application/json']?.schema;
  if (!isSuccess) return errorsOf({ $ref: '#/components/schemas/Failure' }, body);
  return schema ? errorsOf(successOf(schema), body) : ['the call answers no JSON'];
}

/** What is wrong with a JSON body that is sent. */
export function errorsOfBody(operation: Operation, body: unknown): string[] {
  const schema = operation.raw.requestBody?.content?.['application/json']?.schema;
  if (!schema) return body === undefined ? [] : ['the call takes no JSON body'];
  return errorsOf(schema, body);
}
