import type { Translate } from '@/hooks/useT';
import { isBizError } from '@/request/failure';
import type { Violation } from '@/utils/validation';

/** An error in a form. */
export interface FieldError {
  /** Dotted path of the field; absent for an error that belongs to no single field. */
  path?: string;
  message: string;
  /** Language of a message that comes from the server. */
  lang?: string;
}

/** A message in the language of the page, or one with a language of its own, such as the server's. */
export type ErrorText = string | Omit<FieldError, 'path'>;

/** The error with this text, at no field. */
export function errorFrom(text: ErrorText): Omit<FieldError, 'path'> {
  return typeof text === 'string' ? { message: text } : text;
}

/** A broken rule in words; the server's own are Chinese. */
export function brokenRule(violation: Violation, label: string, t: Translate): ErrorText {
  return 'message' in violation
    ? { message: violation.message, lang: 'zh-CN' }
    : t(violation.key, { ...violation.values, label });
}

/** The server's errors at single fields (contract: Envelope); empty when there are none. */
export function errorsOfServer(error: unknown): readonly FieldError[] {
  const found = isBizError(error) ? (error.info.fieldErrors ?? []) : [];
  return found.map(({ field, message }) => ({ path: field, message, lang: 'zh-CN' }));
}

/** Errors from texts by path: the given paths first, in their order, then the others. */
export function errorsAt(
  texts: Readonly<Partial<Record<string, ErrorText>>>,
  order: readonly string[] = [],
): FieldError[] {
  const paths = [...new Set([...order, ...Object.keys(texts)])];
  return paths.flatMap((path) => {
    const text = texts[path];
    return text ? [{ ...errorFrom(text), path }] : [];
  });
}
