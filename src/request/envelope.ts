import type { AxiosResponse } from '@umijs/max';
import type { BizInfo, FieldError } from './types';

type Fields = Readonly<Record<string, unknown>>;

/** Is the body an object, as every JSON answer is (contract: Envelope)? Says nothing about success. */
export function isEnvelope(body: unknown): body is Fields {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

/** Success is `success === true` and nothing else (spec §7). */
export function isSuccess(body: unknown): boolean {
  return isEnvelope(body) && body.success === true;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** A code, which some servers write as a number. */
function code(value: unknown): string | undefined {
  return typeof value === 'number' ? String(value) : text(value);
}

/** A number, which some servers write as a string of digits. */
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
  return isEnvelope(value) && typeof value.field === 'string' && typeof value.message === 'string';
}

/** What a failing envelope says, field by field; a field of the wrong type counts as absent. */
export function infoOf(body: unknown): BizInfo {
  if (!isEnvelope(body)) return {};
  const { fieldErrors, data } = body;
  return {
    errorCode: code(body.errorCode),
    // `message` is what frameworks and gateways call it.
    errorMessage: text(body.errorMessage) ?? text(body.message),
    messages: texts(body.messages),
    showType: digits(body.showType),
    fieldErrors: Array.isArray(fieldErrors) ? fieldErrors.filter(isFieldError) : undefined,
    data,
  };
}

/** The response's header, whatever the adapter's headers look like; undefined when absent or empty. */
export function headerOf(response: AxiosResponse<unknown>, name: string): string | undefined {
  const wanted = name.toLowerCase();
  const found = Object.entries(response.headers ?? {}).find(
    ([key]) => key.toLowerCase() === wanted,
  );
  return text(found?.[1]);
}

export function contentTypeOf(response: AxiosResponse<unknown>): string {
  return headerOf(response, 'content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

const longestPlainText = 200;

/** Markup, or the beginning of JSON that was cut off: nothing for people to read. */
const notWords = /<|^\s*[{["]/;

/** A short text, such as a gateway's, is a message whatever it is declared as; a page or a broken body is none. */
export function wordsOf(body: unknown): string {
  if (typeof body !== 'string' || body.length > longestPlainText || notWords.test(body)) return '';
  return body.trim();
}

/** An envelope, or what frameworks send in its place (`code` and `message`), that says that the call failed. */
export function isFailure(body: unknown): boolean {
  if (!isEnvelope(body)) return false;
  const isNamed = code(body.errorCode ?? body.code) !== undefined;
  return body.success === false || (isNamed && infoOf(body).errorMessage !== undefined);
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    // Not JSON after all: the text itself is the body, and no envelope.
    return source;
  }
}

function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('Unreadable answer'));
    reader.readAsText(blob);
  });
}

/** The body as an envelope would stand in it: the JSON answer to a call for a file arrives as a blob. */
export async function readBody(response: AxiosResponse<unknown>): Promise<unknown> {
  const body = response.data;
  if (!(body instanceof Blob)) return body;
  const source = await textOf(body);
  return contentTypeOf(response) === 'application/json' ? parseJson(source) : source;
}
