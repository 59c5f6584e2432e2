import type { FieldErrors } from '@/hooks/useFormFields';
import type { Translate } from '@/hooks/useT';
import type { TextKey } from '@/locales/keys';
import { isBizError } from '@/request/BizError';

/** Where a form says what the server refuses. */
export interface RefusalPlan<F extends string> {
  /** Its field for a field that the server names (contract: Envelope, fieldErrors). */
  fields?: Readonly<Record<string, F>>;
  /** Its field for an error code, with the portal's words; without them the server's own say more. */
  codes: Readonly<Record<string, { field: F; key?: TextKey }>>;
}

/** What the server refused, at the form's fields; undefined when the request runtime is to speak. */
export function refusalOf<F extends string>(
  error: unknown,
  { fields = {}, codes }: RefusalPlan<F>,
  t: Translate,
): FieldErrors<F> | undefined {
  if (!isBizError(error)) return undefined;
  const { errorCode = '', errorMessage, fieldErrors = [] } = error.info;
  const known = Object.hasOwn(codes, errorCode) ? codes[errorCode] : undefined;
  const words = known?.key ? t(known.key) : errorMessage;
  const found: FieldErrors<F> = {};
  if (known && words) found[known.field] = words;
  for (const { field, message } of fieldErrors) {
    const own = Object.hasOwn(fields, field) ? fields[field] : undefined;
    if (own && !found[own]) found[own] = message;
  }
  return Object.keys(found).length > 0 ? found : undefined;
}
