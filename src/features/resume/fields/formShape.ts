import { factsOfIdNumber } from '../shared/idNumber';
import type { ResumeField, ResumeSection } from '../shared/sections';
import type { Values } from '../values';

/** Several controls under one label. */
export const groups = new Set<ResumeField['type']>([
  'selectMany',
  'boolean',
  'region',
  'regions',
  'categories',
]);
/** What needs the whole line. */
export const wide = new Set<ResumeField['type']>([
  'selectMany',
  'regions',
  'categories',
  'textarea',
  'image',
  'file',
]);

/** The keys that a phone shows for a field. */
export function keysOf({ type, format }: ResumeField): 'decimal' | 'tel' | 'email' | undefined {
  if (type === 'number') return 'decimal';
  if (format === 'mobile') return 'tel';
  return format === 'email' ? 'email' : undefined;
}

/** What follows from a change, for fields that are still empty: an identity number tells birth date and sex. */
export function following(section: ResumeSection, patch: Values, entry: Values): Values {
  const { idNumber } = patch;
  if (section.key !== 'basic' || typeof idNumber !== 'string') return {};
  const facts = entry.idType === 'resident' ? factsOfIdNumber(idNumber) : undefined;
  if (!facts) return {};
  return {
    ...(entry.birthDate ? {} : { birthDate: facts.birthDate }),
    ...(entry.gender ? {} : { gender: facts.gender }),
  };
}
