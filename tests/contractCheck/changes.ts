import get from 'lodash/get';
import set from 'lodash/set';
import unset from 'lodash/unset';
import type { KindId } from '../../tools/contract-check/check/kinds/table';
import type { Passing } from './proxy';

/** What a plant does to an answer; tells whether the answer was the one it waits for. */
export type Change = (answer: Passing) => boolean;

/** A kind, the call where it is planted, and how. */
export type Row = [kind: KindId, call: string, change: () => Change];

/** Which answer a plant waits for. `body` is the envelope, undefined where the answer is no JSON. */
export type When = (answer: Passing, body: unknown) => boolean;

function parsed({ headers, body }: Passing): unknown {
  const isJson = String(headers['content-type']).includes('json');
  return isJson ? JSON.parse(body.toString('utf8')) : undefined;
}

const succeeded: When = (_, body) => get(body, 'success') === true;

/** Of a refusal with this code. */
export const refusedWith =
  (code: string): When =>
  (_, body) =>
    get(body, 'errorCode') === code;

/** The answer whose query or path has this text. */
export const asked =
  (text: string): When =>
  ({ url }) =>
    url.includes(text);

/** The n-th answer that `when` takes. */
export function nth(count: number, when: When = succeeded): When {
  let seen = 0;
  return (answer, body) => {
    if (when(answer, body)) seen += 1;
    return seen === count;
  };
}

/** Changes the envelope of the first success, or of the first answer that `when` takes. */
function envelope(edit: (body: object, answer: Passing) => void, when: When = succeeded): Change {
  return (answer) => {
    const body = parsed(answer);
    if (typeof body !== 'object' || body === null || !when(answer, body)) return false;
    edit(body, answer);
    answer.body = Buffer.from(JSON.stringify(body));
    return true;
  };
}

/** Another value at a path of the envelope. */
export const put = (path: string, value: unknown, when?: When): Change =>
  envelope((body) => set(body, path, value), when);

/** A value at a path made from the one that is there. */
export const turn = (
  path: string,
  into: (value: unknown, answer: Passing) => unknown,
  when?: When,
): Change => envelope((body, answer) => set(body, path, into(get(body, path), answer)), when);

/** Nothing at a path. */
export const without = (path: string, when?: When): Change =>
  envelope((body) => unset(body, path), when);

/** A value under another name. */
export const moved = (from: string, to: string, when?: When): Change =>
  envelope((body) => {
    set(body, to, get(body, from));
    unset(body, from);
  }, when);

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The list with its first entry once more, under another id. */
export const grown = (list: unknown): unknown[] => [
  ...listOf(list),
  { ...Object(listOf(list)[0]), id: 'another' },
];

/** Puts something of an earlier page into the one whose query has `when`. */
export function later(from: string, when: string, into: string): Change {
  let kept: unknown;
  return (answer) => {
    if (kept !== undefined && answer.url.includes(when)) return put(into, kept)(answer);
    kept ??= get(parsed(answer), from);
    return false;
  };
}

/** Changes status, headers or body as they are. */
export function raw(parts: Partial<Passing>, when: When = succeeded): Change {
  return (answer) => {
    if (!when(answer, parsed(answer))) return false;
    Object.assign(answer, { ...parts, headers: { ...answer.headers, ...parts.headers } });
    return true;
  };
}

const typed = (status: number, type: string, body: string): Partial<Passing> => ({
  status,
  body: Buffer.from(body),
  headers: { 'content-type': type },
});

/** A page in place of the answer. */
export const page = (status: number, when?: When): Change =>
  raw(typed(status, 'text/html', '<!doctype html><title>error</title>'), when);

/** Another envelope in place of the answer. */
export const json = (status: number, body: object, when?: When): Change =>
  raw(typed(status, 'application/json', JSON.stringify(body)), when);

/** A refusal in place of the answer. */
export const refusal = (status: number, errorCode: string, when?: When): Change =>
  json(status, { success: false, errorCode, errorMessage: '请求被拒绝' }, when);
