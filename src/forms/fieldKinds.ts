import type { KnownFieldType } from './fieldSpec';

const groups: ReadonlySet<string> = new Set<KnownFieldType>(['radio', 'checkbox', 'boolean']);
const wide: ReadonlySet<string> = new Set<KnownFieldType>([
  'checkbox',
  'regions',
  'categories',
  'textarea',
  'file',
  'image',
  'attachment',
  'photo',
]);

/** How the text of a day's or month's field is read. */
export type DayKind = 'date' | 'month' | 'lastMonth';

/** The kind of a day's or month's field. */
export function dayKindOf(type: string): DayKind {
  return type === 'month' || type === 'lastMonth' ? type : 'date';
}

/** Whether a field of this type has several controls below its label. */
export function isGroup(type: string): boolean {
  return groups.has(type);
}

/** Whether a field of this type takes the whole row of a form with columns. */
export function isWide(type: string): boolean {
  return wide.has(type);
}
