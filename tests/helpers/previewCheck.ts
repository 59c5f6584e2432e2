import {
  errorsOf,
  errorsOfAnswer,
  errorsOfBody,
  type Operation,
  operations,
} from '../contract/document';

export interface Exchange {
  method: string;
  /** The address as sent: prefix, filled placeholders, query. */
  url: string;
  /** The JSON body that was sent, as text; other bodies are left out. */
  sent?: string;
  contentType: string;
  answer: Buffer;
}

const patterns = operations
  .map((operation) => ({
    operation,
    pattern: new RegExp(`^/pt${operation.path.replace(/\{\w+\}/g, '([^/]+)')}$`),
  }))
  // A path without a placeholder is the better match.
  .sort((a, b) => a.operation.path.split('{').length - b.operation.path.split('{').length);

function operationOf(method: string, pathname: string): Operation | undefined {
  return patterns.find(
    ({ operation, pattern }) => operation.method === method.toLowerCase() && pattern.test(pathname),
  )?.operation;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: the check against the schema then fails.
    return text;
  }
}

function errorsOfQuery(operation: Operation, query: URLSearchParams): string[] {
  return [...new Set(query.keys())].flatMap((name) => {
    const parameter = operation.parameters.find(
      (known) => known.in === 'query' && known.name === name,
    );
    if (!parameter) return [`no query parameter ${name}`];
    const values = query.getAll(name);
    const isList = 'items' in parameter.schema;
    const candidates: unknown[] = isList
      ? [values]
      : [values[0], Number(values[0]), values[0] === 'true'];
    // A query is text; it is right when it fits as text, number or boolean.
    const errors = candidates.map((value) => errorsOf(parameter.schema, value));
    return errors.some((found) => found.length === 0) ? [] : (errors[0] ?? []);
  });
}

/** Codes that any call may fail with (config/openapi.yaml, x-errors). */
const generalCodes = [
  'UNAUTHORISED',
  'LOGIN_EXPIRED',
  'FORBIDDEN',
  'VALIDATION',
  'SERVER_ERROR',
  'NOT_AVAILABLE',
];

/** The error of a refusal whose code the contract does not name for the call; empty when it does. */
export function errorsOfCode({ method, url, answer }: Exchange): string[] {
  const { pathname } = new URL(url, 'http://preview');
  const operation = operationOf(method, pathname);
  const { errorCode: code } = Object(parsed(answer.toString('utf8')));
  const known = [generalCodes, operation?.raw['x-errors'] ?? []].flat();
  return operation && code && !known.includes(code)
    ? [`${method} ${pathname}: the contract does not name ${code} for it`]
    : [];
}

/** Faults of a call and its answer against the contract; empty when there are none. */
export function errorsOfExchange({ method, url, sent, contentType, answer }: Exchange): string[] {
  const { pathname, searchParams } = new URL(url, 'http://preview');
  if (!pathname.startsWith('/pt/')) return [];
  const operation = operationOf(method, pathname);
  if (!operation) return [`${method} ${pathname}: no such call`];

  const answersJson = operation.raw.responses['200']?.content?.['application/json'] !== undefined;
  const isJson = contentType.startsWith('application/json');
  const errors = [
    ...errorsOfQuery(operation, searchParams),
    ...(sent === undefined ? [] : errorsOfBody(operation, parsed(sent))),
    ...(answersJson || isJson ? errorsOfAnswer(operation, parsed(answer.toString('utf8'))) : []),
  ];
  return errors.map((fieldError) => `${method} ${pathname}: ${fieldError}`);
}
