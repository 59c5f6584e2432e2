import isEqual from 'lodash/isEqual';
import type { ResumeSectionKey } from '@/services/types';
import { isFilled } from '../shared/completeness';
import { type ResumeField, sectionOf } from '../shared/sections';
import { cleanValue, type EntryValues, newRow, type SectionValue } from '../values';
import type { Proposal } from './proposals';

/** What the person takes or leaves: a field of an entry, or a whole row. */
export interface Choice {
  id: string;
  section: ResumeSectionKey;
  /** Undefined for a row. */
  field: ResumeField | undefined;
  values: EntryValues;
  /** The present entry that taking it would change; undefined where nothing is there yet. */
  present: EntryValues | undefined;
  /** Something that is there would become another value. */
  isReplacing: boolean;
}

/** Fields that tell one row of a section from another; rows are the same where one of each list's fields is. */
const sameBy: Partial<Record<ResumeSectionKey, readonly string[]>> = {
  education: ['school', 'education'],
  work: ['employer', 'start'],
  service: ['unit', 'enlistedAt'],
  projects: ['name'],
  certificates: ['name'],
  languages: ['language'],
  rewards: ['title'],
};

const isSaid = (present: EntryValues, values: EntryValues) =>
  Object.entries(values).every(([key, value]) => isEqual(present[key], value));
const isReplaced = (present: EntryValues, values: EntryValues) =>
  Object.entries(values).some(
    ([key, value]) => isFilled(present[key]) && !isEqual(present[key], value),
  );

/** Whether nothing but its id is in a row. */
const isBlank = ({ id, ...values }: EntryValues) => !Object.values(values).some(isFilled);

/** The fields that are chosen together: those that follow from another one stand behind it. */
function fieldChoices(
  { section: key, entries }: Proposal,
  present: EntryValues,
  locked: readonly string[],
): Choice[] {
  const [entry = {}] = entries;
  return sectionOf(key)
    .fields.filter((field) => isFilled(entry[field.key]) && !locked.includes(field.key))
    .filter((field) => !isEqual(entry[field.key], present[field.key]))
    .map((field) => ({
      id: `${key}.${field.key}`,
      section: key,
      field,
      values: { [field.key]: entry[field.key] },
      present: isFilled(present[field.key]) ? { [field.key]: present[field.key] } : undefined,
      isReplacing: isFilled(present[field.key]),
    }));
}

function rowChoices({ section: key, entries }: Proposal, rows: readonly EntryValues[]): Choice[] {
  const by = sameBy[key] ?? [];
  const left = rows.filter((row) => !isBlank(row));
  return entries.flatMap((values, index): Choice[] => {
    const isSame = (row: EntryValues) => by.every((field) => isEqual(row[field], values[field]));
    const present = left.find(isSame);
    if (present) left.splice(left.indexOf(present), 1);
    if (present && isSaid(present, values)) return [];
    const isReplacing = present !== undefined && isReplaced(present, values);
    return [
      { id: `${key}.${index}`, section: key, field: undefined, values, present, isReplacing },
    ];
  });
}

/** What of a paper differs from the present values, field by field and row by row. */
export function choicesOf(
  proposals: readonly Proposal[],
  read: (key: ResumeSectionKey) => SectionValue,
  lockedOf: (key: ResumeSectionKey) => readonly string[],
): Choice[] {
  return proposals.flatMap((proposal) => {
    const present = cleanValue(sectionOf(proposal.section), read(proposal.section));
    return Array.isArray(present)
      ? rowChoices(proposal, present)
      : fieldChoices(proposal, present, lockedOf(proposal.section));
  });
}

/** A section's value with the choices that were taken. */
export function withTaken(value: SectionValue, taken: readonly Choice[]): SectionValue {
  if (!Array.isArray(value)) return Object.assign({}, value, ...taken.map((one) => one.values));
  const rows = value.filter((row) => !isBlank(row));
  for (const { values, present } of taken) {
    const at = rows.findIndex(({ id }) => present !== undefined && id === present.id);
    if (at < 0) rows.push({ ...newRow(), ...values });
    else rows[at] = { ...rows[at], ...values };
  }
  return rows;
}
