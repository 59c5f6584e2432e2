import { factsOfIdNumber } from '../shared/idNumber';
import type { EntryValues } from '../values';

/** Values from an identity number for fields that are empty; `entry` is the current basic section. */
export function fieldsOfIdNumber(entry: EntryValues): EntryValues {
  const { idType, idNumber } = entry;
  if (idType !== 'resident' || typeof idNumber !== 'string') return {};
  const facts = factsOfIdNumber(idNumber);
  if (!facts) return {};
  return {
    ...(entry.birthDate ? {} : { birthDate: facts.birthDate }),
    ...(entry.gender ? {} : { gender: facts.gender }),
  };
}

/** Values from a major's code, which begins with the code of its discipline (catalogue of majors). */
export function fieldsOfMajor(code: string | undefined): EntryValues {
  return { majorCode: code, ...(code && { majorCategory: code.slice(0, 2) }) };
}
