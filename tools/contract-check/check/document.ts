import { parse } from 'yaml';

export type JsonSchema = Record<string, unknown>;

/** One call of the contract. */
export interface Operation {
  id: string;
  method: 'GET' | 'POST';
  /** With its placeholders, without the prefix. */
  path: string;
  tag: string;
  /** Answered with 401 without a signed-in user. */
  needsUser: boolean;
  /** The error codes that it may fail with, beside the general ones. */
  errors: string[];
  /** `json`, or the media type of an answer that is no envelope. */
  answers: string;
  /** Of the whole envelope of a success. */
  schema?: JsonSchema;
}

export interface Contract {
  operations: Operation[];
  components: JsonSchema;
}

interface RawOperation {
  operationId: string;
  tags?: string[];
  'x-needs-user'?: boolean;
  'x-errors'?: string[];
  responses: Record<string, { content?: Record<string, { schema?: JsonSchema }> }>;
}

interface Raw {
  paths: Record<string, Partial<Record<'get' | 'post', RawOperation>>>;
  components: JsonSchema;
}

/** The envelope of a success, beside which a failure may stand at HTTP 200 (spec §7). */
export function successOf(schema: JsonSchema): JsonSchema {
  const { oneOf } = schema;
  return Array.isArray(oneOf) ? oneOf[0] : schema;
}

function operationOf(method: 'GET' | 'POST', path: string, raw: RawOperation): Operation {
  const content = raw.responses['200']?.content ?? {};
  const json = content['application/json'];
  return {
    id: raw.operationId,
    method,
    path,
    tag: raw.tags?.[0] ?? '',
    needsUser: raw['x-needs-user'] === true,
    errors: raw['x-errors'] ?? [],
    answers: json ? 'json' : (Object.keys(content)[0] ?? '*/*'),
    schema: json?.schema && successOf(json.schema),
  };
}

/** Reads the text of config/openapi.yaml. */
export function readContract(text: string): Contract {
  const { paths, components }: Raw = parse(text);
  const operations = Object.entries(paths).flatMap(([path, { get, post }]) => [
    ...(get ? [operationOf('GET', path, get)] : []),
    ...(post ? [operationOf('POST', path, post)] : []),
  ]);
  return { operations, components };
}
