import { refusalsOf } from '@/features/auth/shared/refusals';
import type { FieldErrors } from '@/hooks/useFormFields';
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
): FieldErrors<F> | undefined {
  const found: FieldErrors<F> = {};
  const code = (isBizError(error) && error.info.errorCode) || '';
  const own = Object.hasOwn(codes, code) ? codes[code] : undefined;
  if (own) {
    found[own.field] = t(own.key);
    return found;
  }
  for (const [name, message] of Object.entries(refusalsOf(error, t) ?? {})) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field) found[field] = message;
  }
  return Object.keys(found).length > 0 ? found : undefined;
}
