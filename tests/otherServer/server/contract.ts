import { readFileSync } from 'node:fs';
import { exampleOf, type Fault, faultsOf, isThing, type Schema } from './schema';
import { readYaml } from './yaml';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

interface Media {
  content?: Record<string, { schema: Schema }>;
}

interface RawCall {
  operationId: string;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: Media;
  responses: Record<string, Media>;
  'x-needs-user'?: boolean;
}

interface Document {
  paths: Record<string, Record<string, RawCall>>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> };
}

/** One call as the contract names it. */
export interface Call {
  id: string;
  method: string;
  /** With its placeholders, without the prefix. */
  path: string;
  query: Parameter[];
  body?: Schema;
  isUpload: boolean;
  needsUser: boolean;
  /** Of the envelope's `data`; undefined when the answer is a file. */
  data?: Schema;
}

export interface Contract {
  calls: Call[];
  faultsOf(value: unknown, schema: Schema): Fault[];
  resolve(schema: Schema): Schema;
  /** The contract's own example of an entity. */
  example(name: string): Record<string, unknown>;
}

/** The contract, from config/openapi.yaml. */
export function readContract(file: string): Contract {
  const document = readYaml(readFileSync(file, 'utf8')) as Document;
  const { schemas, parameters } = document.components;
  const nameOf = ($ref: string) => $ref.split('/').at(-1) ?? '';

  const resolve = (schema: Schema): Schema => {
    if (schema.$ref === undefined) return schema;
    const found = schemas[nameOf(schema.$ref)];
    if (!found) throw new Error(`The contract has no ${schema.$ref}`);
    return resolve(found);
  };

  const parameterOf = (entry: Parameter | { $ref: string }): Parameter => {
    const found = '$ref' in entry ? parameters[nameOf(entry.$ref)] : entry;
    if (!found) throw new Error('The contract has no such parameter');
    return found;
  };

  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    ['get', 'post'].flatMap((method): Call | Call[] => {
      const raw = methods[method];
      if (!raw) return [];
      // A success or a failure: the success stands first.
      const [answer] = raw.responses['200']?.content?.['application/json']?.schema.oneOf ?? [];
      const data = answer && resolve(answer).properties?.data;
      return {
        id: raw.operationId,
        method: method.toUpperCase(),
        path,
        query: (raw.parameters ?? []).map(parameterOf).filter((one) => one.in === 'query'),
        body: raw.requestBody?.content?.['application/json']?.schema,
        isUpload: isThing(raw.requestBody?.content?.['multipart/form-data']),
        needsUser: raw['x-needs-user'] === true,
        data,
      };
    }),
  );
  const example = (name: string) => {
    const found = exampleOf({ $ref: name }, resolve);
    return isThing(found) ? found : {};
  };
  return { calls, resolve, example, faultsOf: (value, schema) => faultsOf(value, schema, resolve) };
}
