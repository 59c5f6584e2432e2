import { isBizError } from '@/request/BizError';
import type { Resume } from '@/services/types';
import type { SectionError } from './useSectionErrors';

/** The field under which the server asks for the consent to sensitive data. */
export const consentField = 'sensitiveConsentVersion';

/** What a refusal says about fields. */
export function errorsFrom(error: unknown): readonly SectionError[] {
  if (!isBizError(error)) return [];
  const { fieldErrors = [] } = error.info;
  return fieldErrors.map(({ field, message }) => ({ path: field, message, lang: 'zh-CN' }));
}

/** The newer résumé of a refusal for an old version. */
export function newerOf(error: unknown): Resume | undefined {
  const isConflict = isBizError(error) && error.info.errorCode === 'RESUME_CONFLICT';
  const data = isConflict ? error.info.data : undefined;
  return typeof data === 'object' && data !== null && 'version' in data
    ? (data as Resume)
    : undefined;
}

/** Local day as YYYY-MM-DD. */
export function today(): string {
  const now = new Date();
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}
