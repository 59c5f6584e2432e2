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
  const { showType, fieldErrors, data } = body;
  return {
    errorCode: text(body.errorCode),
    errorMessage: text(body.errorMessage),
    messages: texts(body.messages),
    showType: typeof showType === 'number' ? showType : undefined,
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

/** A short plain-text body, such as a gateway's, is a message; a page or a broken body is none. */
export function plainTextOf(response: AxiosResponse<unknown>, body: unknown): string {
  const isWords =
    contentTypeOf(response) === 'text/plain' &&
    typeof body === 'string' &&
    body.length <= longestPlainText;
  return isWords ? body.trim() : '';
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
