import isEqual from 'lodash/isEqual';
import type { Resume } from '@/services/types';
import { isFilled } from './shared/completeness';
import { type ResumeSection, resumeSections } from './shared/sections';
import { entriesOf, type SectionValue, sectionValue } from './values';

function sensitiveValues(section: ResumeSection, value: SectionValue): unknown[] {
  const keys = section.fields.filter((field) => field.sensitive).map(({ key }) => key);
  return entriesOf(value).flatMap((entry) => keys.map((key) => entry[key]).filter(isFilled));
}

/** Whether a saving brings in ID, health or family data that the server does not have yet. */
export function bringsSensitive(
  section: ResumeSection,
  mine: SectionValue,
  saved: SectionValue,
): boolean {
  const values = sensitiveValues(section, mine);
  return values.length > 0 && !isEqual(values, sensitiveValues(section, saved));
}

/** Whether the server holds such data already: then the consent to it was given before. */
export function holdsSensitive(resume: Resume): boolean {
  return resumeSections.some(
    (section) => sensitiveValues(section, sectionValue(resume, section.key)).length > 0,
  );
}
