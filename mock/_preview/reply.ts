import type { ErrorCode, FieldError } from '../../src/services/types';
import type { PreviewResponse } from './http';

/** The envelope of every JSON answer (contract: Common rules). */
export interface Envelope {
  success: boolean;
  data?: unknown;
  errorCode?: ErrorCode;
  errorMessage?: string;
  messages?: string[];
  showType?: number;
  fieldErrors?: FieldError[];
}

/** By name. Several values (Set-Cookie) are sent as several headers. */
export type Headers = Record<string, string | string[]>;

export interface EnvelopeReply {
  kind: 'envelope';
  status: number;
  body: Envelope;
  headers: Headers;
  /** The scenario `empty` does not empty these data. */
  keepWhenEmpty: boolean;
  /** The answer holds a new token, so the header brings none. */
  bringsToken: boolean;
}

export interface RawReply {
  kind: 'raw';
  status: number;
  body: string | Buffer;
  headers: Headers;
}

export type Reply = EnvelopeReply | RawReply;

interface OkOptions {
  headers?: Headers;
  keepWhenEmpty?: boolean;
  bringsToken?: boolean;
}

interface FailOptions {
  status?: number;
  data?: unknown;
  messages?: string[];
  showType?: number;
  fieldErrors?: FieldError[];
  headers?: Headers;
}

/** A success of HTTP 200 with `data`. */
export function ok<T>(data: T, options: OkOptions = {}): EnvelopeReply {
  return {
    kind: 'envelope',
    status: 200,
    body: { success: true, data },
    headers: options.headers ?? {},
    keepWhenEmpty: options.keepWhenEmpty ?? false,
    bringsToken: options.bringsToken ?? false,
  };
}

// Codes with a 4xx or 5xx status; refusals by business rules have 200 (for LOGIN_FAILED the contract demands it).
const statusByCode: Partial<Record<ErrorCode, number>> = {
  NOT_FOUND: 404,
  FORBIDDEN: 403,
  VALIDATION: 400,
  SERVER_ERROR: 500,
};

/** A refusal with a code of the contract and a message for people; HTTP 200 unless the code or `status` sets another. */
export function fail(code: ErrorCode, message: string, options: FailOptions = {}): EnvelopeReply {
  const { status, headers, ...rest } = options;
  return {
    kind: 'envelope',
    status: status ?? statusByCode[code] ?? 200,
    body: { success: false, errorCode: code, errorMessage: message, ...rest },
    headers: headers ?? {},
    keepWhenEmpty: false,
    bringsToken: false,
  };
}

/** VALIDATION with the wrong fields (dotted paths), HTTP 400. */
export function invalid(fieldErrors: FieldError[]): EnvelopeReply {
  return fail('VALIDATION', '提交的内容有误，请检查后重试', { fieldErrors });
}

/** HTTP 401: nobody is signed in, or the token is not known. */
export function unauthorised(): EnvelopeReply {
  return fail('UNAUTHORISED', '未登录或无权访问', { status: 401 });
}

/** HTTP 412: the session is over (spec §8). */
export function timedOut(): EnvelopeReply {
  return fail('LOGIN_EXPIRED', '登录超时，请重新登录！', { status: 412 });
}

/** An answer that is no envelope: a file, a picture, a page. */
export function raw(type: string, body: string | Buffer, headers: Headers = {}): RawReply {
  return { kind: 'raw', status: 200, body, headers: { 'Content-Type': type, ...headers } };
}

/** HTTP 303 to `location`, so that a form's POST comes back as a GET. */
export function redirect(location: string, headers: Headers = {}): RawReply {
  return { kind: 'raw', status: 303, body: '', headers: { Location: location, ...headers } };
}

/** Sends the answer with its own headers and these. */
export function send(res: PreviewResponse, reply: Reply, extra: Record<string, string>): void {
  res.statusCode = reply.status;
  for (const [name, value] of Object.entries({ ...reply.headers, ...extra })) {
    res.setHeader(name, value);
  }
  if (reply.kind === 'raw') {
    res.end(reply.body);
    return;
  }
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Cache-Control', 'no-store');
  res.end(JSON.stringify(reply.body));
}
