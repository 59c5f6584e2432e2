import { errorsOfServer, type FieldError } from '@/forms/fieldErrors';
import { isBizError } from '@/request/failure';
import type { Resume } from '@/services/types';
import { hasShape } from '@/utils/shape';
import { partsOfPath } from '../shared/corrections';
import { pathOf, type ResumeSection } from '../shared/sections';

/** The field of the server's error when the consent to sensitive data is missing. */
const consentField = 'sensitiveConsentVersion';

/** The form's field for a path of the server: `attachments.0.file.size` becomes the file's field. */
function fieldPath(section: ResumeSection, path = ''): string | undefined {
  const { section: key, row = 0, field } = partsOfPath(path);
  const isKnown = key === section.key && section.fields.some((one) => one.key === field);
  return isKnown && field ? pathOf(section, row, field) : undefined;
}

/** The errors of a refusal. An error outside this section's fields has no path. */
export function errorsFrom(error: unknown, section: ResumeSection): readonly FieldError[] {
  return errorsOfServer(error).map((fieldError) => ({
    ...fieldError,
    path: fieldPath(section, fieldError.path),
  }));
}

/** Whether the server refuses sensitive data because the consent is missing. */
export function asksConsent(error: unknown): boolean {
  return errorsOfServer(error).some(({ path }) => path === consentField);
}

/** The newer résumé that the server sends when it refuses an old version. */
export function newerOf(error: unknown): Resume | undefined {
  const isConflict = isBizError(error) && error.info.errorCode === 'RESUME_CONFLICT';
  const data = isConflict ? error.info.data : undefined;
  return hasShape(data, { version: 'number' }) ? (data as Resume) : undefined;
}
