import isEqual from 'lodash/isEqual';
import type { ResumeField, ResumeSection } from './shared/sections';
import { cleanValue, type EntryValues, entriesOf, type SectionValue } from './values';

/** What was changed here and elsewhere, differently: a field, or a whole row that one of the two removed. */
export interface Conflict {
  /** The row's id; undefined in a section without rows. */
  row: string | undefined;
  /** Undefined for a whole row. */
  field: ResumeField | undefined;
  /** The field's keys: its own, and those that are computed from it. */
  keys: readonly string[];
  mine: EntryValues | undefined;
  newer: EntryValues | undefined;
}

interface Merged {
  /** All changes of both sides; where they contradict each other, mine. */
  value: SectionValue;
  conflicts: readonly Conflict[];
}

/** Each field with those that are computed from it, which stand behind it. */
function unitsOf({ fields }: ResumeSection): { field: ResumeField; keys: string[] }[] {
  const units: { field: ResumeField; keys: string[] }[] = [];
  for (const field of fields) {
    if (field.derived) units.at(-1)?.keys.push(field.key);
    else units.push({ field, keys: [field.key] });
  }
  return units;
}

const idOf = ({ id }: EntryValues) => (id === undefined ? undefined : String(id));
const idsOf = (entries: readonly EntryValues[]) => entries.map(idOf);
const entryAt = (entries: readonly EntryValues[], row: string | undefined) =>
  entries.find((entry) => idOf(entry) === row);
const isSameIn = (keys: readonly string[], one: EntryValues, other: EntryValues) =>
  keys.every((key) => isEqual(one[key], other[key]));
/** The entry with these values of the other one; a value that is missing there is missing here, too. */
function withKeys(entry: EntryValues, keys: readonly string[], from: EntryValues | undefined) {
  return { ...entry, ...Object.fromEntries(keys.map((key) => [key, from?.[key]])) };
}

/** The ids of the first rows in their order; those that only the second ones have stand behind the same row as there. */
function orderOf(first: EntryValues[], second: EntryValues[]): (string | undefined)[] {
  const order = idsOf(first);
  const others = idsOf(second);
  for (const [index, id] of others.entries()) {
    if (order.includes(id)) continue;
    let place = index === 0 ? 0 : order.indexOf(others[index - 1]) + 1;
    while (place < order.length && !others.includes(order[place])) place += 1;
    order.splice(place, 0, id);
  }
  return order;
}

/** Three-way merge of a section: what both sides have made of `base`, field by field, rows by their ids. */
export function mergeSection(
  section: ResumeSection,
  base: SectionValue,
  mine: SectionValue,
  newer: SectionValue,
): Merged {
  const units = unitsOf(section);
  const conflicts: Conflict[] = [];
  const [bases, mines, newers] = [base, mine, newer].map((value) =>
    entriesOf(cleanValue(section, value)),
  ) as [EntryValues[], EntryValues[], EntryValues[]];
  const mergedOf = (row: string | undefined): EntryValues[] => {
    const [before, own, other] = [bases, mines, newers].map((entries) => entryAt(entries, row));
    if (own && other) {
      const entry = units.reduce((merged, { field, keys }) => {
        if (isSameIn(keys, own, other) || isSameIn(keys, other, before ?? {})) return merged;
        if (isSameIn(keys, own, before ?? {})) return withKeys(merged, keys, other);
        conflicts.push({ row, field, keys, mine: own, newer: other });
        return merged;
      }, own);
      return [entry];
    }
    const left = own ?? other;
    if (!left) return [];
    // New on one side, or removed on one side and as it was on the other.
    if (!before) return [left];
    if (isEqual(left, before)) return [];
    conflicts.push({ row, field: undefined, keys: [], mine: own, newer: other });
    return own ? [own] : [];
  };

  const isMovedThere = !isEqual(
    idsOf(newers).filter((id) => idsOf(bases).includes(id)),
    idsOf(bases).filter((id) => idsOf(newers).includes(id)),
  );
  const order = isMovedThere ? orderOf(newers, mines) : orderOf(mines, newers);
  const rows = order.flatMap(mergedOf);
  return { value: Array.isArray(mine) ? rows : (rows[0] ?? {}), conflicts };
}

/** Whether the newer side of a conflict is the one that the server has now. */
export function isStillThere(section: ResumeSection, one: Conflict, newest: SectionValue): boolean {
  const there = entryAt(entriesOf(cleanValue(section, newest)), one.row);
  if (!there || !one.newer) return there === one.newer;
  return one.field === undefined || isSameIn(one.keys, there, one.newer);
}

/** The value with the newer side of a contest. */
export function withNewer(
  value: SectionValue,
  { row, field, keys, newer }: Conflict,
): SectionValue {
  const take = (entry: EntryValues) => withKeys(entry, keys, newer);
  if (!Array.isArray(value)) return take(value);
  if (field) return value.map((entry) => (idOf(entry) === row ? take(entry) : entry));
  return [...value.filter((entry) => idOf(entry) !== row), ...(newer ? [newer] : [])];
}
