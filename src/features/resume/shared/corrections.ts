import type { Resume } from '@/services/types';
// No alias in imports: the preview server uses this file, too, and does not know them.
import { isFilled } from './completeness';
import { sectionOf } from './sections';

type Entry = Readonly<Record<string, unknown>>;

/** The parts of a dotted path: the section's key, and the row and field if given. */
export function partsOfPath(path: string): { section: string; row?: number; field?: string } {
  const [section = '', second, third] = path.split('.');
  if (second !== undefined && /^\d+$/.test(second)) {
    return { section, row: Number(second), field: third };
  }
  return { section, field: second };
}

/** The sent and the current value of a path, and its current path; undefined for an unknown path or a removed row. */
function sidesOf(path: string, sent: Resume, now: Resume) {
  const { section: key, row, field } = partsOfPath(path);
  const section = sectionOf(key);
  if (!section) return undefined;
  const [before, after]: unknown[] = [sent[section.key], now[section.key]];
  const part = (entry: Entry) => (field ? entry[field] : entry);
  if (row === undefined) {
    return { before: part(before as Entry), after: part(after as Entry), at: path };
  }
  const rows = after as readonly Entry[];
  const former = (before as readonly Entry[])[row];
  const index = rows.findIndex(({ id }) => id === former?.id);
  const present = rows[index];
  if (!former || !present) return undefined;
  const at = [key, index, field].filter((step) => step !== undefined).join('.');
  return { before: part(former), after: part(present), at };
}

/** Where a requested field is now; its section when its row was removed. */
export function presentPathOf(field: string, sent: Resume, now: Resume): string {
  return sidesOf(field, sent, now)?.at ?? partsOfPath(field).section;
}

const normalised = (value: unknown) => JSON.stringify(isFilled(value) ? value : null);

/** The fields that are unchanged since they were sent, and where they are now, as rows may have moved (matched by id). */
export function unchangedFields(fields: readonly string[], sent: Resume, now: Resume) {
  return fields.flatMap((field) => {
    const sides = sidesOf(field, sent, now);
    return sides && normalised(sides.before) === normalised(sides.after)
      ? [{ field, at: sides.at }]
      : [];
  });
}
