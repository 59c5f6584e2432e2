import isEqual from 'lodash/isEqual';
import type { Resume } from '@/services/types';
import { cleanValue, type EntryValues, entriesOf, partnerOf, sectionValue } from '../values';
import { type ResumeSection, resumeSections } from './sections';

/** A field with different values; undefined where a value is missing. */
export type FieldDifference = ReturnType<typeof fieldsThatDiffer>[number];

interface EntryDifference {
  key: string;
  /** Index in its list, from 0; for a removed row, in the older list. */
  index: number;
  change: 'added' | 'removed' | 'changed';
  fields: FieldDifference[];
}

export interface SectionDifference {
  section: ResumeSection;
  entries: EntryDifference[];
}

const nothing: EntryValues = {};

function cleaned(section: ResumeSection, resume: Resume): EntryValues[] {
  return entriesOf(cleanValue(section, sectionValue(resume, section.key)));
}

function fieldsThatDiffer(section: ResumeSection, before: EntryValues, after: EntryValues) {
  return section.fields
    .filter((field) => !field.derived && !isEqual(before[field.key], after[field.key]))
    .map((field) => ({ field, before: before[field.key], after: after[field.key] }));
}

/** Pairs the entries of two lists: rows by id, single objects with each other. */
function entryDifferences(section: ResumeSection, before: EntryValues[], after: EntryValues[]) {
  const present = after.map((entry, index): EntryDifference => {
    const former = partnerOf(entry, before);
    const fields = fieldsThatDiffer(section, former ?? nothing, entry);
    return { key: `now-${index}`, index, change: former ? 'changed' : 'added', fields };
  });
  const removed = before.flatMap((entry, index): EntryDifference[] => {
    if (partnerOf(entry, after)) return [];
    const fields = fieldsThatDiffer(section, entry, nothing);
    return [{ key: `then-${index}`, index, change: 'removed', fields }];
  });
  return [...present, ...removed].filter(({ fields }) => fields.length > 0);
}

/** The differences between two résumés, in the order of the form. A changed order of rows is no difference. */
export function resumeDifference(before: Resume, after: Resume): SectionDifference[] {
  return resumeSections
    .map((section) => ({
      section,
      entries: entryDifferences(section, cleaned(section, before), cleaned(section, after)),
    }))
    .filter(({ entries }) => entries.length > 0);
}
