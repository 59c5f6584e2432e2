import isEqual from 'lodash/isEqual';
import type { Resume } from '@/services/types';
import { cleanValue, entriesOf, sectionValue, type Values } from '../values';
import { type ResumeField, type ResumeSection, resumeSections } from './sections';

/** A field that says something else now; undefined where it said or says nothing. */
export interface FieldDifference {
  field: ResumeField;
  before: unknown;
  after: unknown;
}

export interface EntryDifference {
  key: string;
  /** Place in its own list, from 0; of what was removed, in the older one. */
  index: number;
  change: 'added' | 'removed' | 'changed';
  fields: FieldDifference[];
}

export interface SectionDifference {
  section: ResumeSection;
  entries: EntryDifference[];
}

const nothing: Values = {};

function cleaned(section: ResumeSection, resume: Resume): Values[] {
  return entriesOf(cleanValue(section, sectionValue(resume, section.key)));
}

function fieldsThatDiffer(section: ResumeSection, before: Values, after: Values) {
  return section.fields
    .filter((field) => !field.derived && !isEqual(before[field.key], after[field.key]))
    .map((field) => ({ field, before: before[field.key], after: after[field.key] }));
}

/** The entries of one list that have a partner or none in the other: by id, which a row keeps; an object has one. */
function entryDifferences(section: ResumeSection, before: Values[], after: Values[]) {
  const partnerOf = (entry: Values, others: Values[]) =>
    section.shape === 'entry' ? others[0] : others.find(({ id }) => id === entry.id);
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

/** What two states of a résumé say differently, in the order of the form; another order of rows is no difference. */
export function resumeDifference(before: Resume, after: Resume): SectionDifference[] {
  return resumeSections
    .map((section) => ({
      section,
      entries: entryDifferences(section, cleaned(section, before), cleaned(section, after)),
    }))
    .filter(({ entries }) => entries.length > 0);
}
