import { isBizError } from '@/request/failure';

/** An error in a form. */
export interface Fault {
  /** Dotted path of the field; absent for an error that belongs to no single field. */
  path?: string;
  message: string;
  /** Language of a message that comes from the server. */
  lang?: string;
}

/** The server's errors at single fields (contract: Envelope); empty when there are none. */
export function faultsOfServer(error: unknown): readonly Fault[] {
  const found = isBizError(error) ? (error.info.fieldErrors ?? []) : [];
  return found.map(({ field, message }) => ({ path: field, message, lang: 'zh-CN' }));
}

/** Errors from messages by path: the given paths first, in their order, then the others. */
export function faultsAt(
  messages: Readonly<Partial<Record<string, string>>>,
  order: readonly string[] = [],
  lang?: string,
): Fault[] {
  const paths = [...new Set([...order, ...Object.keys(messages)])];
  return paths.flatMap((path) => {
    const message = messages[path];
    return message ? [{ path, message, lang }] : [];
  });
}
