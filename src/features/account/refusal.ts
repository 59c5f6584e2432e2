import { refusalsOf } from '@/features/auth/shared/refusals';
import type { Fault } from '@/forms/faults';
import type { Translate } from '@/hooks/useT';
import type { TextKey } from '@/locales/keys';
import { isBizError } from '@/request/BizError';

/** Where a form of the account says what the server refuses. */
export interface RefusalPlan<F extends string> {
  /** The form's field for a field that the server names (contract: Envelope, fieldErrors). */
  fields: Readonly<Record<string, F>>;
  /** Error codes of this call alone, with their field and words. */
  codes?: Readonly<Record<string, { field: F; key: TextKey }>>;
}

/** What the server refused, at the form's fields; undefined when the request runtime is to speak. */
export function refusalOf<F extends string>(
  error: unknown,
  { fields, codes = {} }: RefusalPlan<F>,
  t: Translate,
): (Fault & { path: F })[] | undefined {
  const code = (isBizError(error) && error.info.errorCode) || '';
  const own = Object.hasOwn(codes, code) ? codes[code] : undefined;
  if (own) return [{ path: own.field, message: t(own.key) }];
  const found = Object.entries(refusalsOf(error, t) ?? {}).flatMap(([name, message]) => {
    const path = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return path ? [{ path, message }] : [];
  });
  return found.length > 0 ? found : undefined;
}
