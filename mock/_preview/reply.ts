import type { ErrorCode, FieldError } from '../../src/services/types';

/** The envelope of every JSON answer. Source: the contract, Common rules. */
export interface Envelope {
  success: boolean;
  data?: unknown;
  errorCode?: ErrorCode;
  errorMessage?: string;
  messages?: string[];
  showType?: number;
  fieldErrors?: FieldError[];
}

/** By name; several values (Set-Cookie) go out as several lines. */
export type Headers = Record<string, string | string[]>;

export interface EnvelopeReply {
  kind: 'envelope';
  status: number;
  body: Envelope;
  headers: Headers;
  /** The data stay whole in the scenario `empty`. */
  keepWhenEmpty: boolean;
  /** The answer brings a token of its own, so the old one is not rotated in the header. */
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

// The contract sends 4xx with the same envelope; a refusal by business rules stays at 200 (LOGIN_FAILED must).
const STATUS_BY_CODE: Partial<Record<ErrorCode, number>> = {
  NOT_FOUND: 404,
  FORBIDDEN: 403,
  VALIDATION: 400,
  SERVER_ERROR: 500,
};

/** A refusal: code of the contract, message for people; HTTP 200 unless the code or `status` says otherwise. */
export function fail(code: ErrorCode, message: string, options: FailOptions = {}): EnvelopeReply {
  const { status, headers, ...rest } = options;
  return {
    kind: 'envelope',
    status: status ?? STATUS_BY_CODE[code] ?? 200,
    body: { success: false, errorCode: code, errorMessage: message, ...rest },
    headers: headers ?? {},
    keepWhenEmpty: false,
    bringsToken: false,
  };
}

/** VALIDATION with the fields it is about (dotted paths), HTTP 400. */
export function invalid(fieldErrors: FieldError[]): EnvelopeReply {
  return fail('VALIDATION', '提交的内容有误，请检查后重试', { fieldErrors });
}

/** HTTP 401: nobody is signed in, or the token is not known. */
export function unauthorised(): EnvelopeReply {
  return fail('UNAUTHORISED', '未登录或无权访问', { status: 401 });
}

/** HTTP 412: the session is over. Source: spec §8. */
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
