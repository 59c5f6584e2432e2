import type { Finding } from './finding';
import { shown } from './finding';
import { fieldOf } from './picked';
import type { Answer } from './transport';

/** An envelope that can be checked, or what is wrong instead. `isFailure`: the call was to be refused. */
export type Read = { body: unknown; succeeded: boolean } | { found: Finding };

function wrong(kind: Finding['kind'], where: string, expected: string, got: string): Read {
  return { found: { kind, where, expected, got } };
}

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Many servers write the fields that an answer does not have as null; the portal takes them as missing. */
function withoutNulls(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).filter(([name, value]) => name === 'data' || value !== null),
  );
}

const words = 'an envelope {"success":…}';

/** Reads the envelope of an answer (contract: Envelope). */
export function readEnvelope({ status, bytes }: Answer, wantsFailure: boolean): Read {
  if (status >= 300 && status < 400) return wrong('redirected', 'status', '200', String(status));
  const text = bytes.toString('utf8');
  const json = parsed(text);
  const body = withoutNulls(json?.value);
  const success = fieldOf(body, 'success');
  if (success === undefined) {
    if (status === 404 && !wantsFailure) return wrong('path-unknown', 'status', '200', '404');
    if (status === 405) return wrong('method-refused', 'status', '200', '405');
    if (wantsFailure || status >= 400) {
      return wrong('error-no-envelope', 'body', words, `${status} ${shown(text)}`);
    }
    if (text.trim() === '') return wrong('body-empty', 'body', words, 'nothing');
    if (!json) {
      const isPage = /^\s*</.test(text);
      return wrong(isPage ? 'body-is-page' : 'body-not-json', 'body', words, shown(text));
    }
    return wrong('envelope-missing', 'success', 'true or false', shown(body));
  }
  if (typeof success !== 'boolean') {
    return wrong('success-not-boolean', 'success', 'true or false', shown(success));
  }
  return { body, succeeded: success };
}

/** What differs in the media type of an envelope. */
export function mediaOfEnvelope({ headers }: Answer): Finding[] {
  const type = headers.get('content-type') ?? '';
  const wanted = 'application/json; charset=utf-8';
  const where = 'Content-Type';
  if (!/^application\/json\b/i.test(type)) {
    return [{ kind: 'media-not-json', where, expected: wanted, got: type || 'nothing' }];
  }
  const charset = /charset="?([^";\s]+)/i.exec(type)?.[1] ?? 'utf-8';
  return /^utf-?8$/i.test(charset) ? [] : [{ kind: 'charset', where, expected: wanted, got: type }];
}
