import type { AxiosResponse } from '@umijs/max';
import { getToken } from '@/session/state/token';
import { cleanAnswer } from '@/utils/cleanAnswer';
import { isRecord } from '@/utils/isRecord';
import { headerOf, tokenValueIn } from './headers';
import type { BizInfo, CallConfig, FieldError } from './types';
import { fromWire } from './wire';

/** The new token value in a response's header; the stored token names the header (spec §7). */
export function tokenValueOf(response: AxiosResponse<unknown>): string | undefined {
  const key = getToken()?.key;
  return key === undefined ? undefined : tokenValueIn(response.headers, key);
}

/** The token value that the call of a response carried. */
export function sentValueOf({ config }: AxiosResponse<unknown>): string | undefined {
  const key = getToken()?.key;
  return key === undefined ? undefined : tokenValueIn(config.headers, key);
}

function contentTypeOf(response: AxiosResponse<unknown>): string {
  return headerOf(response.headers, 'content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    // Not JSON, whatever its type says: the text itself is the body.
    return source;
  }
}

/** @throws the reader's error when the blob cannot be read */
function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsText(blob);
  });
}

/**
 * The body to look for an envelope in, as the contract has it. When a file was asked for, also a JSON answer arrives as a blob.
 * @throws the browser's error when the blob cannot be read
 */
export async function readBody(response: AxiosResponse<unknown>): Promise<unknown> {
  const body = response.data;
  if (!(body instanceof Blob)) return cleanAnswer(fromWire(body));
  const source = await textOf(body);
  return contentTypeOf(response) === 'application/json'
    ? cleanAnswer(fromWire(parseJson(source)))
    : source;
}

/** Success is `success === true` and nothing else (spec §7). */
export function isSuccess(body: unknown): body is { data?: unknown } {
  return isRecord(body) && body.success === true;
}

/** Whether the call asked for a file. */
export function isFileCall(response: AxiosResponse<unknown>): boolean {
  const { responseType } = response.config;
  return responseType === 'blob' || responseType === 'arraybuffer';
}

/** Whether the body says that the call failed: an envelope, or `code` and `message` as frameworks send them. */
function isFailure(body: unknown): boolean {
  if (!isRecord(body)) return false;
  const isNamed = code(body.errorCode ?? body.code) !== undefined;
  return body.success === false || (isNamed && infoOf(body).errorMessage !== undefined);
}

/**
 * Whether the answer is what was asked for. A file may hold anything, but not a page or a failing envelope. An envelope
 * must say success and hold data of the expected shape, because screens use it without a check of their own.
 */
export async function isExpected(
  response: AxiosResponse<unknown>,
  body: unknown,
): Promise<boolean> {
  if (isFileCall(response)) return contentTypeOf(response) !== 'text/html' && !isFailure(body);
  const { fits } = response.config as CallConfig;
  return isSuccess(body) && ((await fits?.(body.data)) ?? true);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** A code; some servers send it as a number. */
function code(value: unknown): string | undefined {
  return typeof value === 'number' ? String(value) : text(value);
}

/** A number; some servers send it as a string of digits. */
function digits(value: unknown): number | undefined {
  if (typeof value === 'string' && /^\d+$/.test(value)) return Number(value);
  return typeof value === 'number' ? value : undefined;
}

function texts(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const found = value.map(text).filter((line) => line !== undefined);
  return found.length > 0 ? found : undefined;
}

function isFieldError(value: unknown): value is FieldError {
  return isRecord(value) && typeof value.field === 'string' && typeof value.message === 'string';
}

/** What a failing envelope says, field by field; a field of the wrong type counts as absent. */
export function infoOf(body: unknown): BizInfo {
  if (!isRecord(body)) return {};
  const { fieldErrors, data } = body;
  return {
    errorCode: code(body.errorCode),
    // Frameworks and gateways call it `message`.
    errorMessage: text(body.errorMessage) ?? text(body.message),
    messages: texts(body.messages),
    showType: digits(body.showType),
    fieldErrors: Array.isArray(fieldErrors) ? fieldErrors.filter(isFieldError) : undefined,
    data,
  };
}

const longestPlainText = 200;

/** Markup, or the start of JSON that was cut off: nothing to show to people. */
const notForPeople = /<|^\s*[{["]/;

/** The body as a message: a short text, such as a gateway's, whatever its type says. Empty for a page or a broken body. */
export function plainMessageOf(body: unknown): string {
  if (typeof body !== 'string' || body.length > longestPlainText || notForPeople.test(body))
    return '';
  return body.trim();
}
