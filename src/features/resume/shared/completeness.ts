import type { Resume, ResumeSectionKey } from '@/services/types';
import {
  pathOf,
  type ResumeField,
  type ResumeFieldLabelKey,
  type ResumeSection,
  resumeSections,
} from './sections';

/** A required field that has no value yet. */
export interface ResumeGap {
  section: ResumeSectionKey;
  /** Dotted path as the server names fields, `education.0.school`; of a required list without rows the row to come. */
  field: string;
  labelKey: ResumeFieldLabelKey;
}

export type SectionState = 'untouched' | 'started' | 'done';
export type ResumeState = 'empty' | 'incomplete' | 'complete';

type Values = Readonly<Record<string, unknown>>;

/** Whether a value counts as given: not blank text, not an empty list, not missing. `false` and 0 are answers. */
export function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null;
}

/** The entries of a section: its rows, or its one object. */
function entriesOf(resume: Resume, section: ResumeSection): readonly Values[] {
  const value = resume[section.key];
  return (Array.isArray(value) ? value : [value]) as readonly Values[];
}

interface Need {
  field: ResumeField;
  path: string;
  met: boolean;
}

/** Every required field of a section with whether it is there; a required list without rows needs its first row. */
function needsOf(resume: Resume, section: ResumeSection): Need[] {
  const entries = entriesOf(resume, section);
  const wanted = section.required && entries.length === 0 ? [{}] : entries;
  const required = section.fields.filter((field) => field.required);
  return wanted.flatMap((entry: Values, index) =>
    required.map((field) => ({
      field,
      path: pathOf(section, index, field.key),
      met: isFilled(entry[field.key]),
    })),
  );
}

/** What is still missing, in the order of the form; only of the named sections when given. */
export function gapsOf(resume: Resume, only?: readonly ResumeSectionKey[]): ResumeGap[] {
  return resumeSections
    .filter((section) => !only || only.includes(section.key))
    .flatMap((section) =>
      needsOf(resume, section)
        .filter((need) => !need.met)
        .map((need) => ({
          section: section.key,
          field: need.path,
          labelKey: need.field.labelKey,
        })),
    );
}

function isTouched(resume: Resume, section: ResumeSection): boolean {
  return entriesOf(resume, section).some((entry) =>
    section.fields.some((field) => isFilled(entry[field.key])),
  );
}

/** Not started, under way or done: done when something is there and nothing required is missing. */
export function sectionStateOf(resume: Resume, section: ResumeSection): SectionState {
  if (!isTouched(resume, section)) return 'untouched';
  return needsOf(resume, section).every((need) => need.met) ? 'done' : 'started';
}

/** The share of required fields that are filled, whole percent; 100 only when none is missing. */
export function completenessOf(resume: Resume): number {
  const needs = resumeSections.flatMap((section) => needsOf(resume, section));
  return Math.floor((needs.filter((need) => need.met).length / needs.length) * 100);
}

/** The résumé's own lifecycle (docs/decisions.md): nothing filled, something missing, or complete. */
export function resumeStateOf(resume: Resume): ResumeState {
  if (completenessOf(resume) === 100) return 'complete';
  return resumeSections.some((section) => isTouched(resume, section)) ? 'incomplete' : 'empty';
}
