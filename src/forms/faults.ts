import { isBizError } from '@/request/BizError';

/** Something to mend in a form. */
export interface Fault {
  /** Dotted path of the field; absent for what is no single field's. */
  path?: string;
  message: string;
  /** Language of a message that comes from the server. */
  lang?: string;
}

/** What the server has against single fields (contract, Envelope); empty when it says nothing of fields. */
export function faultsOfServer(error: unknown): readonly Fault[] {
  const found = isBizError(error) ? (error.info.fieldErrors ?? []) : [];
  return found.map(({ field, message }) => ({ path: field, message, lang: 'zh-CN' }));
}

/** Messages by path, said in this order; of the others, as they come. */
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
