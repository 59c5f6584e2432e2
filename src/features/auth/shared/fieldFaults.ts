import { type Fault, faultFrom } from '@/forms/faults';
import type { Translate } from '@/hooks/useT';
import type { TextKey } from '@/locales/keys';
import { isBizError } from '@/request/failure';
import { refusalsOf } from './refusals';

/** Where a form of the account shows the server's errors. */
export interface FaultMapping<F extends string> {
  /** The form's field by the server's name of the field (contract: Envelope, fieldErrors). */
  fields: Readonly<Record<string, F>>;
  /** Error codes that only this call has, with the field and the text. */
  codes?: Readonly<Record<string, { field: F; key: TextKey }>>;
}

/** The server's errors at the form's fields; undefined when the request runtime shows the failure. */
export function fieldFaultsOf<F extends string>(
  error: unknown,
  { fields, codes = {} }: FaultMapping<F>,
  t: Translate,
): (Fault & { path: F })[] | undefined {
  const code = (isBizError(error) && error.info.errorCode) || '';
  const own = Object.hasOwn(codes, code) ? codes[code] : undefined;
  if (own) return [{ path: own.field, message: t(own.key) }];
  const found = Object.entries(refusalsOf(error, t, 'ticket') ?? {}).flatMap(([name, text]) => {
    const path = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return path ? [{ ...faultFrom(text), path }] : [];
  });
  return found.length > 0 ? found : undefined;
}
