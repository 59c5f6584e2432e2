import isEqual from 'lodash/isEqual';
import { controlId } from '@/forms/fieldSpec';
import type { Resume, ResumeSectionKey } from '@/services/types';
import { cleaned } from '@/utils/cleaning';
import { isFilled } from './shared/completeness';
import { partsOfPath } from './shared/corrections';
import type { ResumeField, ResumeSection } from './shared/sections';

/** One entry of a section by field key: a row (with its `id`), or the object of a section without rows. */
export type EntryValues = Record<string, unknown>;
export type SectionValue = EntryValues | EntryValues[];

/** The form's values by section key. */
export type ResumeValues = Partial<Record<ResumeSectionKey, SectionValue>>;

/** The value of a section in a résumé. */
export function sectionValue(resume: Resume, key: ResumeSectionKey): SectionValue {
  const value: unknown = resume[key];
  return value as SectionValue;
}

/** The entries of a section's value: its rows, or its single object. */
export function entriesOf(value: SectionValue): EntryValues[] {
  return Array.isArray(value) ? value : [value];
}

/** Stands between facts in one line; a broken line never begins with it. */
export const factDot = '\u00a0· ';

/** Prefix of the ids of the form's controls. */
export const resumeFormId = 'resume';

/** The id of a field's control, for error summaries and links from other screens. */
export function fieldIdOf(path: string): string {
  return controlId(resumeFormId, path);
}

/** The id of the row in a path; undefined for a path without a row. */
export function rowIdAt(value: SectionValue, path: string | undefined): string | undefined {
  const row = path === undefined ? undefined : partsOfPath(path).row;
  const found = Array.isArray(value) && row !== undefined ? value[row] : undefined;
  return found && String(found.id);
}

function cleanField(field: ResumeField, value: unknown): unknown {
  if (typeof value !== 'string') return isFilled(value) ? value : undefined;
  const text = cleaned(field.format ?? field.type, value);
  if (text.trim() === '') return undefined;
  const number = Number(text);
  return field.type === 'number' && Number.isFinite(number) ? number : text;
}

/** The value with each field as `fieldOf` gives it, left out when it is undefined. A row keeps its id. */
export function withFields(
  section: ResumeSection,
  value: SectionValue,
  fieldOf: (field: ResumeField, entry: EntryValues) => unknown,
): SectionValue {
  const converted = (entry: EntryValues): EntryValues => {
    const pairs = section.fields.map((field): [string, unknown] => [
      field.key,
      fieldOf(field, entry),
    ]);
    const given = pairs.filter(([, one]) => one !== undefined);
    return Object.fromEntries(section.shape === 'rows' ? [['id', entry.id], ...given] : given);
  };
  return Array.isArray(value) ? value.map(converted) : converted(value);
}

/** Converts a value to the server's format: texts cleaned, numbers as numbers, empty values left out. */
export function cleanValue(section: ResumeSection, value: SectionValue): SectionValue {
  return withFields(section, value, (field, entry) => cleanField(field, entry[field.key]));
}

/** The entry with the same id; a section that is a single object has none on either side. */
export function partnerOf(entry: EntryValues, others: SectionValue): EntryValues | undefined {
  return entriesOf(others).find(({ id }) => id === entry.id);
}

/** The value without the rows that were added since `saved` and are empty; the same object where there are none. */
export function withoutUnusedRows(
  section: ResumeSection,
  value: SectionValue,
  saved: SectionValue,
): SectionValue {
  if (!Array.isArray(value)) return value;
  const isUsed = (row: EntryValues) =>
    partnerOf(row, saved) !== undefined ||
    section.fields.some((field) => cleanField(field, row[field.key]) !== undefined);
  return value.every(isUsed) ? value : value.filter(isUsed);
}

/** Whether two values of a section are equal in the server's format. */
export function isSameValue(section: ResumeSection, one: SectionValue, other: SectionValue) {
  return isEqual(cleanValue(section, one), cleanValue(section, other));
}

/**
 * Whether a value contains ID, health or family data. A saving sends the whole section, so unchanged data need the
 * consent, too (contract: ResumeSave).
 */
export function holdsSensitive(section: ResumeSection, value: SectionValue): boolean {
  const keys = section.fields.filter((field) => field.sensitive).map(({ key }) => key);
  return entriesOf(value).some((entry) => keys.some((key) => isFilled(entry[key])));
}

let rowCount = 0;

/** A new empty row with a unique id. */
export function newRow(): EntryValues {
  rowCount += 1;
  return { id: `new-${Date.now().toString(36)}-${rowCount}` };
}
