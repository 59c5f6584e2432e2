import { isFilled } from './shared/completeness';
import type { ResumeSection } from './shared/sections';
import { entriesOf, type SectionValue } from './values';

/**
 * Whether a value contains ID, health or family data. A saving sends the whole section, so unchanged data need the
 * consent, too (contract: ResumeSave).
 */
export function holdsSensitive(section: ResumeSection, value: SectionValue): boolean {
  const keys = section.fields.filter((field) => field.sensitive).map(({ key }) => key);
  return entriesOf(value).some((entry) => keys.some((key) => isFilled(entry[key])));
}
