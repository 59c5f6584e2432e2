import isEqual from 'lodash/isEqual';
import { controlId } from '@/forms/fieldSpec';
import type { Resume, ResumeSectionKey } from '@/services/types';
import { isFilled } from './shared/completeness';
import type { ResumeField, ResumeSection } from './shared/sections';

/** One entry of a section by field key: a row (with its `id`) or the whole of a section that is one object. */
export type Values = Record<string, unknown>;
export type SectionValue = Values | Values[];

/** The value of a section as it stands in the résumé. */
export function sectionValue(resume: Resume, key: ResumeSectionKey): SectionValue {
  const value: unknown = resume[key];
  return value as SectionValue;
}

/** The entries of a section's value: its rows, or its one object. */
export function entriesOf(value: SectionValue): Values[] {
  return Array.isArray(value) ? value : [value];
}

/** The résumé with another value of one section. */
export function withSection(resume: Resume, key: ResumeSectionKey, value: SectionValue): Resume {
  return { ...resume, [key]: value };
}

/** Begins the ids of the form's controls. */
export const resumeFormId = 'resume';

/** The id of a field's control; error summaries and links from other screens lead to it. */
export function fieldIdOf(path: string): string {
  return controlId(resumeFormId, path);
}

/** What a path names: the section's key, the row and the field where it says so. */
export function partsOfPath(path: string): { section: string; row?: number; field?: string } {
  const [section = '', second, third] = path.split('.');
  if (second !== undefined && /^\d+$/.test(second)) {
    return { section, row: Number(second), field: third };
  }
  return { section, field: second };
}

/** The id of the row that a path names, if there is one. */
export function rowIdAt(value: SectionValue, path: string | undefined): string | undefined {
  const row = path === undefined ? undefined : partsOfPath(path).row;
  const found = Array.isArray(value) && row !== undefined ? value[row] : undefined;
  return found && String(found.id);
}

function cleanField(field: ResumeField, value: unknown): unknown {
  if (typeof value !== 'string') return isFilled(value) ? value : undefined;
  const text = value.trim();
  if (text === '') return undefined;
  const number = Number(text);
  return field.type === 'number' && Number.isFinite(number) ? number : text;
}

function cleanEntry(section: ResumeSection, entry: Values): Values {
  const pairs = section.fields.map((field): [string, unknown] => [
    field.key,
    cleanField(field, entry[field.key]),
  ]);
  const given = pairs.filter(([, value]) => value !== undefined);
  return Object.fromEntries(section.shape === 'rows' ? [['id', entry.id], ...given] : given);
}

/** The value as the server wants it: trimmed, numbers as numbers, what is empty left out. */
export function cleanValue(section: ResumeSection, value: SectionValue): SectionValue {
  return Array.isArray(value)
    ? value.map((row) => cleanEntry(section, row))
    : cleanEntry(section, value);
}

/** Whether two values of a section say the same. */
export function isSameValue(
  section: ResumeSection,
  one: SectionValue,
  other: SectionValue,
): boolean {
  return isEqual(cleanValue(section, one), cleanValue(section, other));
}

let rowCount = 0;

/** A new empty row with an id that no other has. */
export function newRow(): Values {
  rowCount += 1;
  return { id: `new-${Date.now().toString(36)}-${rowCount}` };
}
