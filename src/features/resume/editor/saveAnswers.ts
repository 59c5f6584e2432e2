import type { Fault } from '@/forms/faults';
import { isBizError } from '@/request/BizError';
import type { Resume } from '@/services/types';
import { pathOf, type ResumeSection } from '../shared/sections';
import { partsOfPath } from '../values';

/** The field under which the server asks for the consent to sensitive data. */
const consentField = 'sensitiveConsentVersion';

/** The path of the form's field that a server's path speaks of: `attachments.0.file.size` is about the file. */
function fieldPath(section: ResumeSection, path: string): string | undefined {
  const { section: key, row = 0, field } = partsOfPath(path);
  const isKnown = key === section.key && section.fields.some((one) => one.key === field);
  return isKnown && field ? pathOf(section, row, field) : undefined;
}

/** What a refusal says about fields; what is no field's of the section is said without one. */
export function errorsFrom(error: unknown, section: ResumeSection): readonly Fault[] {
  if (!isBizError(error)) return [];
  const { fieldErrors = [] } = error.info;
  return fieldErrors.map(({ field, message }) => ({
    path: fieldPath(section, field),
    message,
    lang: 'zh-CN',
  }));
}

/** Whether the server refuses to take sensitive data without the consent to it. */
export function asksConsent(error: unknown): boolean {
  if (!isBizError(error)) return false;
  return (error.info.fieldErrors ?? []).some(({ field }) => field === consentField);
}

/** The newer résumé of a refusal for an old version. */
export function newerOf(error: unknown): Resume | undefined {
  const isConflict = isBizError(error) && error.info.errorCode === 'RESUME_CONFLICT';
  const data = isConflict ? error.info.data : undefined;
  return typeof data === 'object' && data !== null && 'version' in data
    ? (data as Resume)
    : undefined;
}
