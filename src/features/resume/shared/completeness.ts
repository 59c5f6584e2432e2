import type { Resume, ResumeSectionKey } from '@/services/types';
// No alias in imports: the preview server uses this file, too, and does not know them.
import { isBlank } from '../../../utils/visibleText';
import { pathOf, type ResumeFieldLabelKey, type ResumeSection, resumeSections } from './sections';

/** A required field without a value. */
export interface ResumeGap {
  section: ResumeSectionKey;
  /**
   * Dotted path in the server's notation, such as `education.0.school`; for a required list without rows, the path in
   * its first row.
   */
  field: string;
  labelKey: ResumeFieldLabelKey;
}

/** `optional`: empty, and not required. */
export type SectionState = 'untouched' | 'optional' | 'started' | 'done';
export type ResumeState = 'empty' | 'incomplete' | 'complete';

type Values = Readonly<Record<string, unknown>>;

/** Whether a value is filled: no blank text, no empty list, not missing. `false` and 0 are filled. */
export function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return !isBlank(value);
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null;
}

/** The entries of a section: its rows, or its single object. */
function entriesOf(resume: Resume, section: ResumeSection): readonly Values[] {
  const value = resume[section.key];
  return (Array.isArray(value) ? value : [value]) as readonly Values[];
}

interface Need extends ResumeGap {
  met: boolean;
}

/**
 * The required fields of each entry, and whether they are filled; a required list without rows counts as one empty row.
 */
function needsByEntry(resume: Resume, section: ResumeSection): Need[][] {
  const entries = entriesOf(resume, section);
  const wanted = section.required && entries.length === 0 ? [{}] : entries;
  const required = section.fields.filter((field) => field.required);
  return wanted.map((entry: Values, index) =>
    required.map(({ key, labelKey }) => ({
      section: section.key,
      field: pathOf(section, index, key),
      labelKey,
      met: isFilled(entry[key]),
    })),
  );
}

/** The missing fields in the order of the form; only those of the named sections when given. */
export function gapsOf(resume: Resume, only?: readonly ResumeSectionKey[]): ResumeGap[] {
  return resumeSections
    .filter((section) => !only || only.includes(section.key))
    .flatMap((section) => needsByEntry(resume, section).flat())
    .flatMap(({ met, ...gap }) => (met ? [] : [gap]));
}

/** Whether any field of a section is filled. */
export function isTouched(resume: Resume, section: ResumeSection): boolean {
  return entriesOf(resume, section).some((entry) =>
    section.fields.some((field) => isFilled(entry[field.key])),
  );
}

/** The state of a section; `done` means that it is not empty and no required field is missing. */
export function sectionStateOf(resume: Resume, section: ResumeSection): SectionState {
  if (!isTouched(resume, section)) return section.required ? 'untouched' : 'optional';
  return gapsOf(resume, [section.key]).length === 0 ? 'done' : 'started';
}

const metIn = (needs: readonly Need[]) => needs.filter(({ met }) => met).length;

/**
 * The required fields of a section that count for completeness; for a list, those of the row with the most filled
 * fields, because further rows are optional.
 */
function coreOf(resume: Resume, section: ResumeSection): Need[] {
  const entries = needsByEntry(resume, section);
  return entries.reduce((best, one) => (metIn(one) > metIn(best) ? one : best));
}

/**
 * The filled share of all required fields, in whole percent. Starting an optional section never lowers it. Screens show
 * the server's number (contract: Resume.completeness), so that all of them agree.
 */
export function completenessOf(resume: Resume): number {
  const needs = resumeSections
    .filter(({ required }) => required)
    .flatMap((section) => coreOf(resume, section));
  return Math.floor((metIn(needs) / needs.length) * 100);
}

/** The résumé's state (docs/product.md, Résumé sections): empty, incomplete, or complete. */
export function resumeStateOf(resume: Resume): ResumeState {
  if (gapsOf(resume).length === 0) return 'complete';
  return resumeSections.some((section) => isTouched(resume, section)) ? 'incomplete' : 'empty';
}
